/** The message for any failure that has no message of its own. */
export const GENERIC_ERROR = 'An error occurred. Please try again.';
