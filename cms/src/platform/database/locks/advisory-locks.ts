import type { Dialect, Knex } from '../dialect';

/**
 * The numbers of our locks on PostgreSQL: any that no other program on the same database is likely to use. Never change
 * one, or processes of two releases would not wait for each other.
 */
export const LOCKS = {
  databaseRules: 5_105_017,
  searchIndex: 5_105_018,
  accountDeletion: 5_105_019,
  /** For schema changes and everything else that a start sets up. */
  start: 5_105_020,
  /** For importing the demonstration content. */
  seed: 5_105_021,
  content: 5_105_024,
  migrations: 5_105_025,
  draftIndex: 5_105_030,
  backups: 5_105_031,
} as const;

/**
 * Waits for the lock and holds it until the transaction ends. On SQLite there is nothing to do: a transaction locks the
 * whole database when it begins.
 */
export async function lockUntilCommit(trx: Knex, dialect: Dialect, lock: keyof typeof LOCKS): Promise<void> {
  if (dialect === 'postgres') await trx.raw('SELECT pg_advisory_xact_lock(?)', [LOCKS[lock]]);
}
