import { getDialect } from '../../../src/platform/database/dialect';
import type { Cms } from '../harness';
import { waitUntil } from '../wait-until';

/**
 * Starts a call, and continues once it waits for a lock or is done. On SQLite it does not wait, because there is a
 * single writer.
 */
export async function startRequest<T>(
  cms: Cms,
  call: PromiseLike<T>,
  waiting = 1,
): Promise<{ response: Promise<T> }> {
  const state = { done: false };
  const response = Promise.resolve(call).finally(() => (state.done = true));
  if (getDialect(cms.strapi) === 'postgres') {
    await waitUntil('it waits or is done', async () => state.done || (await waitForLocks(cms)) >= waiting);
  }
  return { response };
}

async function waitForLocks(cms: Cms): Promise<number> {
  const { rows } = await cms.strapi.db.connection.raw(
    `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`,
  );
  return rows.length;
}
