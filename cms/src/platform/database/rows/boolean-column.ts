import * as v from 'valibot';

/** A boolean column: SQLite returns 1 and 0. null counts as false. */
export const BooleanColumn = v.pipe(
  v.nullable(v.union([v.boolean(), v.number()])),
  v.transform((flag) => flag === true || flag === 1),
);
