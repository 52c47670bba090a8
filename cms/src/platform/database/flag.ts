import * as v from 'valibot';

/** Yes or no as a database tells it: SQLite says 1 and 0, and null is no. */
export const Flag = v.pipe(
  v.nullable(v.union([v.boolean(), v.number()])),
  v.transform((flag) => flag === true || flag === 1),
);
