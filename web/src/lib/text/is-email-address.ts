/** A basic pattern: something before the `@`, and a domain of at least two labels after it. */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmailAddress = (text: string) => ADDRESS.test(text.trim());
