import { hasCode } from './error-code';

/** A foreign key that failed, and PostgreSQL's word for two that wait for each other, of whom it gives up one. */
const CODES = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503', '40P01']);

/**
 * Whether a statement failed by what somebody else did in the same moment, and not by itself: what the row speaks of was
 * deleted after it had been looked at, or each held what the other waited for. A moment later it is answered like any other.
 */
export const isConcurrencyError = (error: unknown): boolean => hasCode(error, CODES);
