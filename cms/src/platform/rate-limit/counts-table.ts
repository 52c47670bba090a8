import type { Dialect, Knex } from '../database/dialect';

/** Where the processes of one database count together. */
export const COUNTS = 'throttle_counts';

/**
 * In the columns of rate-limiter-flexible, which inserts by their order. On PostgreSQL unlogged: a count is worth no
 * write-ahead log, and nobody misses it after a crash of the database. No trigger is on it: readers see nothing of it.
 */
export async function createThrottleCounts(knex: Knex, dialect: Dialect): Promise<void> {
  const kind = dialect === 'postgres' ? 'UNLOGGED TABLE' : 'TABLE';
  await knex.raw(
    `CREATE ${kind} IF NOT EXISTS ${COUNTS} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

/** Takes out what is over by now, so that there is no more in the table than came in the longest time of a limit. */
export async function clearExpired(knex: Knex, now = Date.now()): Promise<void> {
  await knex(COUNTS).where('expire', '<', now).delete();
}
