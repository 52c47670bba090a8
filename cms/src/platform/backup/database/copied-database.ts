import type { Dialect } from '../../database/dialect';

/** The table with the names of the migrations that have run. */
export { TABLE as MIGRATIONS } from '../../database/migrations/records';

/** What is replaced on the disk stays beside the new one, with this ending. */
export const REPLACED = '.replaced';

/** A copy of a database at one moment. */
export interface DatabaseCopy {
  /** Compressed with gzip. */
  file: string;
  /** Rows of each table, at that moment. */
  rows: Record<string, number>;
  migrations: string[];
}

/** A database, as far as backups need it. */
export interface CopiedDatabase {
  readonly dialect: Dialect;
  /** For messages. */
  readonly name: string;
  /** The room in bytes that a copy needs, at most. */
  measureCopy(): Promise<number>;
  /**
   * Copies the database while it is in use.
   * @param folder for the copy, with room for all of it
   */
  copyTo(folder: string): Promise<DatabaseCopy>;
  /** Why its content must not be replaced now, as a sentence: somebody uses it. */
  whyInUse(): Promise<string | undefined>;
  hasContent(): Promise<boolean>;
  /** Deletes all rows of the tables that exist. */
  empty(tables: readonly string[]): Promise<void>;
  /**
   * Prepares a copy, whole and checked, beside the database. Nothing of the database is changed.
   * @param file an uncompressed copy
   * @param rows that it must have
   * @returns a function that exchanges the content at once: the database has all of the old, or all of the new
   */
  prepare(file: string, rows: Record<string, number>): Promise<() => Promise<void>>;
}

/** What differs between two counts of rows, in words; undefined: nothing. */
export function compareRows(
  expected: Record<string, number>,
  found: Record<string, number>,
): string | undefined {
  const differences = [...new Set([...Object.keys(expected), ...Object.keys(found)])]
    .filter((table) => expected[table] !== found[table])
    .map(
      (table) =>
        `${table}: ${expected[table] ?? 'no table'} in the manifest, ${found[table] ?? 'no table'} here`,
    );
  return differences.length > 0 ? differences.join('; ') : undefined;
}
