/** Arbitrary; different from our other locks, and unlikely to be locked by another program on the same database. */
export const ACCOUNT_DELETION_LOCK = 5_105_019;
