import type { Dialect, Knex } from '../dialect';

/** When a migration runs: before Strapi changes the tables to match the content types, or after that. */
export type Step = 'before-sync' | 'after-sync';

/** A change of stored data that runs once per database. */
export interface Migration {
  /** The date and a short description, the same as the file name. Migrations run in the order of their names. */
  name: string;
  description: string;
  step: Step;
  /**
   * A column that the migration fills. Its record is only valid while the column exists: an earlier release drops
   * columns it does not know, and the next upgrade has to fill them again.
   */
  fills?: { table: string; column: string };
  /** Runs in one transaction with the insertion of its record. It must handle the columns of any earlier release. */
  up(trx: Knex, dialect: Dialect): Promise<void>;
}
