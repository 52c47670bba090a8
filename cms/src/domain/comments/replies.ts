/**
 * The maximum number of replies to one comment, and of bytes in their texts. Beyond it, no further replies are accepted
 * or shown.
 */
export const MOST_REPLIES = 200;
export const MOST_BYTES_OF_REPLIES = 100_000;
