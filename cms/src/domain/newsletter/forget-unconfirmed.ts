import type { Knex } from '../../platform/database/dialect';

/** As the privacy policy says, counted from the latest request. */
export const FORGOTTEN_AFTER_DAYS = 30;

const DAY_MS = 24 * 3600_000;

/**
 * Deletes addresses that were never confirmed. Someone who had unsubscribed before gets that state back: if the row
 * were deleted, a single new request could resubscribe them.
 */
export async function forgetUnconfirmed(knex: Knex, now = Date.now()): Promise<void> {
  const end = new Date(now - FORGOTTEN_AFTER_DAYS * DAY_MS);
  const waiting = () => knex('subscribers').where({ state: 'pending' }).where('updated_at', '<', end);
  await waiting().whereNull('left_at').delete();
  await waiting().update({ state: 'unsubscribed' });
}
