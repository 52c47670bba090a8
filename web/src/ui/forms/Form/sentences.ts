/** What more than one form says: document 1 has them word for word. */
export const FILL_OUT_ALL = 'Please fill out all fields.';
export const PASSWORDS_DIFFER = 'Passwords do not match.';
export const NO_ADDRESS = 'Invalid email address';
export const SERVER_ERROR = 'Server error: please try again later.';

/** Where document 1 has no words for it. */
export const FILL_THIS_IN = 'Please fill this in.';
export const NO_ANSWER = 'The site did not answer. Please try again.';
