/** A basic pattern: something before the `@`, and a domain of two parts or more behind it. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmailAddress = (text: string) => ADDRESS.test(text.trim());
