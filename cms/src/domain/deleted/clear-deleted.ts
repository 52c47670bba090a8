import type { Dialect, Knex } from '../../platform/database/dialect';
import { toRows } from '../../platform/database/rows/rows';
import { DELETED, KEPT, restorableSince } from './tables';

/** Rows per statement. */
const BATCH = 5000;
/** Statements in one run: the next one, in a minute, goes on. */
const MOST = 20;

/** Several processes do not wait for each other. */
const SKIPPED: { [D in Dialect]: string } = { sqlite: '', postgres: 'FOR UPDATE SKIP LOCKED' };

/** Erases what can no longer be restored. */
export async function clearDeleted(knex: Knex, dialect: Dialect, now = Date.now()): Promise<void> {
  const since = restorableSince(now);
  for (const [table, id] of [
    [DELETED, 'document_id'],
    [KEPT, 'id'],
  ] as const) {
    for (let statement = 0; statement < MOST; statement += 1) {
      const erased: unknown = await knex.raw(
        `DELETE FROM ${table} WHERE ${id} IN (SELECT ${id} FROM ${table} WHERE deleted_at <= ? ORDER BY deleted_at LIMIT ${BATCH} ${SKIPPED[dialect]}) RETURNING 1 AS erased`,
        [since],
      );
      if (toRows(erased).length < BATCH) break;
    }
  }
}
