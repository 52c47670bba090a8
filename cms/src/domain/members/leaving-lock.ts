/** Any number that no other program on the database is likely to lock, and none of our others. */
export const MEMBERS_LEAVE = 5_105_019;
