/**
 * The CMS's retention periods as stated in the privacy notice. scripts/lib/shared-facts/retention.test.ts compares them
 * with the CMS.
 */
export const RETENTION = {
  /** For the counters of all rate limits except the one for wrong codes. */
  rateLimitSeconds: 3600,
  wrongCodeSeconds: 86_400,
  signIn: '7d',
  resetCodeMinutes: 10,
  resetTokenMinutes: 15,
  unconfirmedAddressDays: 30,
  deletedArticleDays: 90,
} as const;
