import { getDialect } from '../../src/platform/database/dialect';
import type { Cms } from './harness';
import { until } from './until';

/** Begins a call, and goes on once it waits for a lock or is done. SQLite has one writer at a time: there it waits. */
export async function begun<T>(cms: Cms, call: PromiseLike<T>, waiting = 1): Promise<{ answer: Promise<T> }> {
  const state = { done: false };
  const answer = Promise.resolve(call).finally(() => (state.done = true));
  if (getDialect(cms.strapi) === 'postgres') {
    await until('it waits or is done', async () => state.done || (await waitForLocks(cms)) >= waiting);
  }
  return { answer };
}

async function waitForLocks(cms: Cms): Promise<number> {
  const { rows } = await cms.strapi.db.connection.raw(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}
