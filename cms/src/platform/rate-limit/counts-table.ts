import type { Dialect, Knex } from '../database/dialect';

/** The table in which all processes of a database count together. */
export const COUNTS_TABLE = 'throttle_counts';

/**
 * The columns are those of rate-limiter-flexible, which inserts by position. Unlogged on PostgreSQL: counts are not
 * worth a write-ahead log, and losing them in a database crash is acceptable. It has no trigger, because readers see
 * nothing of it.
 */
export async function createThrottleCounts(knex: Knex, dialect: Dialect): Promise<void> {
  const kind = dialect === 'postgres' ? 'UNLOGGED TABLE' : 'TABLE';
  await knex.raw(
    `CREATE ${kind} IF NOT EXISTS ${COUNTS_TABLE} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

/** Deletes expired counts, so that the table never contains more than the longest limit's window. */
export async function clearExpired(knex: Knex, now = Date.now()): Promise<void> {
  await knex(COUNTS_TABLE).where('expire', '<', now).delete();
}
