import * as v from 'valibot';

/**
 * A timestamp in any form that a database or Strapi returns (milliseconds, ISO text or Date), as ISO 8601 in UTC with
 * milliseconds.
 */
export const Timestamp = v.pipe(
  v.union([v.string(), v.number(), v.date()]),
  v.transform((moment) => new Date(moment)),
  // Refuses what is no date.
  v.date(),
  v.transform((date) => date.toISOString()),
);
