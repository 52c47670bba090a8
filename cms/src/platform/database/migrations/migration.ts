import type { Dialect, Knex } from '../dialect';

/** When a migration runs: before Strapi changes the tables to match the content types, or after that. */
export type Step = 'before-sync' | 'after-sync';

/** A change of stored data that each database needs once. */
export interface Migration {
  /** The day it was written and what it does, like its file. Migrations run in the order of their names. */
  name: string;
  description: string;
  step: Step;
  /**
   * A column that the migration fills. The record counts only while the column is there: an earlier release drops columns it does
   * not know, and the next upgrade has to fill them again.
   */
  fills?: { table: string; column: string };
  /** In a transaction, together with the record that it ran. It has to expect columns of any earlier release. */
  up(trx: Knex, dialect: Dialect): Promise<void>;
}
