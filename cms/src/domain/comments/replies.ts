/** Replies to one comment, and the bytes of their texts: beyond, it takes no further ones, and shows none. */
export const MOST_REPLIES = 200;
export const MOST_BYTES_OF_REPLIES = 100_000;
