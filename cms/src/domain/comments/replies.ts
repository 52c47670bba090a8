/**
 * The maximum number of replies to one comment, and of bytes in their texts. Beyond it, no further replies are accepted
 * or shown.
 */
export const MAX_REPLIES = 200;
export const MAX_REPLY_BYTES = 100_000;
