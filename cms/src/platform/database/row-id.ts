/** What an `integer` column holds at most: PostgreSQL fails on a larger one, and no row has it. */
const LARGEST = 2_147_483_647;

/** Of no row: what looks for it finds nothing, as if what was asked for were not there. */
export const NO_ROW = 0;

/** The id of a row as a path or a body gives it; undefined: it can be none. */
export function rowId(given: string | number): number | undefined {
  const id = typeof given === 'string' && !/^\d{1,10}$/.test(given) ? Number.NaN : Number(given);
  return Number.isInteger(id) && id > 0 && id <= LARGEST ? id : undefined;
}
