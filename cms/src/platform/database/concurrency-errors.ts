import { hasCode } from './error-code';

/** A violated foreign key, and PostgreSQL's deadlock: it aborts one of the two transactions. */
const CODES = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503', '40P01']);

/**
 * Whether a statement failed because of a concurrent write: the row it refers to was deleted after it had been read, or
 * two transactions waited for each other. A retry succeeds or gets an ordinary response.
 */
export const isConcurrencyError = (error: unknown): boolean => hasCode(error, CODES);
