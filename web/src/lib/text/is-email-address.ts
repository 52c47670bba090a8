/**
 * A basic pattern: something before the `@`, and a domain of at least two labels after it. Looser than the rule of the
 * CMS, which converts the domain to punycode with Node and validates each label. The browser only catches typing errors
 * before a request; the server decides, and its message is shown.
 */
const ADDRESS = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/;

export const isEmailAddress = (text: string) => ADDRESS.test(text.trim());
