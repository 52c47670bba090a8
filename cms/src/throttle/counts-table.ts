import type { Knex } from '../database/dialect';

/** Where the processes of one PostgreSQL count together. */
export const COUNTS = 'throttle_counts';

/**
 * In the columns of rate-limiter-flexible, which inserts by their order. Unlogged: a count is worth no write to the
 * disk, and nobody misses it after a crash. No trigger is on it: readers see nothing of it.
 */
export async function createThrottleCounts(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE UNLOGGED TABLE IF NOT EXISTS ${COUNTS} (key varchar(255) PRIMARY KEY, points integer NOT NULL DEFAULT 0, expire bigint)`,
  );
}

/** Takes out what is over by now, so that there is no more in the table than came in the longest time of a limit. */
export async function clearExpired(knex: Knex, now = Date.now()): Promise<void> {
  await knex(COUNTS).where('expire', '<', now).delete();
}
