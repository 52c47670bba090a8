/** A column of a table of PostgreSQL. */
export interface Column {
  name: string;
  /** As PostgreSQL calls it, such as `timestamp without time zone`. */
  type: string;
  /** Characters that a text may have; null: as many as it wants. */
  longest: number | null;
}

export type Row = Readonly<Record<string, unknown>>;

/**
 * A row as SQLite stores it (booleans as 0 and 1, moments as milliseconds since 1970, JSON as text), in the form that
 * PostgreSQL's `json_populate_recordset` reads.
 * @throws an error that names the column whose value PostgreSQL could not store
 */
export function convertRow(columns: readonly Column[], row: Row): Row {
  return Object.fromEntries(columns.map((column) => [column.name, convert(column, row[column.name])]));
}

function convert(column: Column, value: unknown): unknown {
  if (value === null || value === undefined) return null;
  switch (column.type) {
    case 'boolean':
      return value === 1 || value === true || value === 'true';
    case 'timestamp without time zone':
      return toLocalTime(toMoment(column, value));
    case 'timestamp with time zone':
      return toMoment(column, value).toISOString();
    case 'date':
      return typeof value === 'number' ? toMoment(column, value).toISOString().slice(0, 10) : value;
    case 'json':
    case 'jsonb':
      return typeof value === 'string' ? JSON.parse(value) : value;
    case 'bytea':
      return Buffer.isBuffer(value) ? `\\x${value.toString('hex')}` : value;
    default:
      return requireRoom(column, value);
  }
}

/** Without this, PostgreSQL's error would name neither the column nor the row. */
function requireRoom({ name, longest }: Column, value: unknown): unknown {
  if (longest === null || typeof value !== 'string' || value.length <= longest) return value;
  // PostgreSQL counts code points.
  const length = Array.from(value).length;
  if (length <= longest) return value;
  throw new Error(`${name} has ${length} characters, and PostgreSQL has room for ${longest}`);
}

function toMoment({ name }: Column, value: unknown): Date {
  const moment = typeof value === 'number' || typeof value === 'string' ? new Date(readMoment(value)) : null;
  if (!moment || Number.isNaN(moment.getTime())) throw new Error(`${name} is no moment: ${String(value)}`);
  return moment;
}

/** `CURRENT_TIMESTAMP` of SQLite is in UTC, without saying so: `2026-11-30 18:46:23`. */
const readMoment = (value: number | string): number | string =>
  typeof value === 'string' && /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d(\.\d+)?$/.test(value)
    ? `${value.replace(' ', 'T')}Z`
    : value;

/** Strapi's columns have no time zone, and the driver writes and reads them in that of the server. */
function toLocalTime(moment: Date): string {
  const local = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000);
  return local.toISOString().slice(0, -1);
}
