/** What is said of any failure that has no words of its own. */
export const FAILED = 'An error occurred. Please try again.';
