/** What is said of any failure that has no words of its own (document 1, section 8). */
export const FAILED = 'An error occurred. Please try again.';
