import type { Knex } from '../../platform/database/dialect';

/** What the privacy policy says, counted from the last time somebody asked. */
export const FORGOTTEN_AFTER_DAYS = 30;

const DAY_MS = 24 * 3600_000;

/**
 * Forgets addresses that were never confirmed. Whoever had left is as they were before somebody asked for them: forgotten,
 * they could be brought back by asking once more.
 */
export async function forgetUnconfirmed(knex: Knex, now = Date.now()): Promise<void> {
  const end = new Date(now - FORGOTTEN_AFTER_DAYS * DAY_MS);
  const waiting = () => knex('subscribers').where({ state: 'pending' }).where('updated_at', '<', end);
  await waiting().whereNull('left_at').delete();
  await waiting().update({ state: 'unsubscribed' });
}
