/** How soon the editors promise to reply to a message, as the specification words it. */
export const REPLY_TIME = '24-48 hours';
