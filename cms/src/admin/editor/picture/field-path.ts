/** The attribute of a field without a name that has its path in the form. */
export const FIELD_PATH = 'data-field-path';
