import type { Dialect, Knex } from '../../platform/database/dialect';
import { ROW_ID } from '../../platform/database/row-id';

/** When backups were made, and what became of them. */
export const RUNS = 'backup_runs';

/**
 * Moments are in milliseconds since 1970, by the clock of the database. Until `claimed_until`, a process is making the
 * backup; a run with a `problem` has made none. `mailed_at` is by the clock of the process that mailed.
 */
const COLUMNS = (id: string) => [
  `id ${id}`,
  'begun_at bigint NOT NULL',
  'claimed_until bigint NOT NULL',
  'ended_at bigint',
  'name varchar(40)',
  'problem text',
  'mailed_at bigint',
];

export async function createBackupRuns(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(`CREATE TABLE IF NOT EXISTS ${RUNS} (${COLUMNS(ROW_ID[dialect]).join(', ')})`);
}
