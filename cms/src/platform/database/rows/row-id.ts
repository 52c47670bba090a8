import * as v from 'valibot';

/** The largest value of an `integer` column: PostgreSQL fails on larger ones, and no row has them. */
const LARGEST = 2_147_483_647;

/** An id that matches no row: a lookup with it finds nothing. */
export const NO_ROW = 0;

/** Parses a row id from a path or a body; undefined: it cannot be one. */
export function parseRowId(given: string | number): number | undefined {
  const id = typeof given === 'string' && !/^\d{1,10}$/.test(given) ? Number.NaN : Number(given);
  return Number.isInteger(id) && id > 0 && id <= LARGEST ? id : undefined;
}

/** A row id as it is sent, which stays as it is. */
export const RowId = v.pipe(
  v.union([v.number(), v.string()]),
  v.check((id) => parseRowId(id) !== undefined),
);
