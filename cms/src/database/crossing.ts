const CODES = new Set(['SQLITE_CONSTRAINT_FOREIGNKEY', '23503']);

/**
 * Whether a statement failed by what somebody else did in the same moment, and not by itself: what the row speaks of was
 * deleted after it had been looked at. A moment later it is answered like any other.
 */
export const isCrossed = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && CODES.has(String(error.code));
