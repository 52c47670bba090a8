/** Messages that several forms share, word for word as specified. */
export const FILL_OUT_ALL = 'Please fill out all fields.';
export const PASSWORDS_DIFFER = 'Passwords do not match.';
export const NO_ADDRESS = 'Invalid email address';
export const SERVER_ERROR = 'Server error: please try again later.';

/** Not specified. */
export const FIELD_REQUIRED = 'Please fill this in.';
export const NO_RESPONSE = 'The site did not respond. Please try again.';
