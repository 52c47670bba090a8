/** The message for any failure that has no message of its own. */
export const FAILED = 'An error occurred. Please try again.';
