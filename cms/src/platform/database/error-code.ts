/** Whether a statement failed with one of these codes of the SQLite driver or PostgreSQL. */
export const hasCode = (error: unknown, codes: ReadonlySet<string>): boolean =>
  typeof error === 'object' && error !== null && 'code' in error && codes.has(String(error.code));
