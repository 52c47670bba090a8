// Copied from scripts/shared-rules/password-rule.ts by npm run codegen.
/** The allowed symbols. A password needs at least one of them and must not contain others. */
export const PASSWORD_SYMBOLS = '@$!%*?&';

/** Maximum length in characters. bcrypt reads at most 72 bytes, and every allowed character has one byte. */
export const PASSWORD_LENGTH = { least: 8, most: 72 } as const;

/** Parts that a strong password must contain, and it must contain nothing else (C8). */
export const PASSWORD_PARTS = {
  capital: /[A-Z]/,
  small: /[a-z]/,
  digit: /\d/,
  symbol: /[@$!%*?&]/,
} as const;

/** Characters that are not allowed: letters of other alphabets, spaces and other symbols. */
export const FORBIDDEN_IN_PASSWORDS = /[^A-Za-z\d@$!%*?&]/;

export const isStrongPassword = (password: string): boolean =>
  password.length >= PASSWORD_LENGTH.least &&
  password.length <= PASSWORD_LENGTH.most &&
  !FORBIDDEN_IN_PASSWORDS.test(password) &&
  Object.values(PASSWORD_PARTS).every((part) => part.test(password));
