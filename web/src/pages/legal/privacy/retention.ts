/** How long the CMS keeps things, as the privacy notice says it; scripts/lib/shared-facts/retention.test.ts compares them with the CMS. */
export const RETENTION = {
  /** Of every rate limit's counter but the one for wrong codes. */
  rateLimitSeconds: 3600,
  wrongCodeSeconds: 86_400,
  signIn: '7d',
  resetCodeMinutes: 10,
  resetTokenMinutes: 15,
  unconfirmedAddressDays: 30,
} as const;
