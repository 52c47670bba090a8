import * as v from 'valibot';

/** A moment however a database or Strapi tells it, milliseconds, ISO text or Date, as ISO 8601 in UTC to the millisecond. */
export const Moment = v.pipe(
  v.union([v.string(), v.number(), v.date()]),
  v.transform((moment) => new Date(moment).toISOString()),
);
