// Copied from scripts/shared-rules/password-rule.ts by npm run codegen.
/** The symbols that a password has one of, and no others. */
export const PASSWORD_SYMBOLS = '@$!%*?&';

/** In characters. bcrypt reads no more than 72 bytes; all of these characters have one. */
export const PASSWORD_LENGTH = { least: 8, most: 72 } as const;

/** What stands in a strong password, besides which there is nothing in it (C8). */
export const PASSWORD_PARTS = {
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /\d/,
  symbol: /[@$!%*?&]/,
} as const;

/** What may not stand in it: letters of other alphabets, blanks and other symbols. */
export const NOT_IN_PASSWORDS = /[^A-Za-z\d@$!%*?&]/;

export const isStrongPassword = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least &&
  password.length <= PASSWORD_LENGTH.most &&
  !NOT_IN_PASSWORDS.test(password) &&
  Object.values(PASSWORD_PARTS).every((part) => part.test(password));
