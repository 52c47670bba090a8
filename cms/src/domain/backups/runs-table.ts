import type { Dialect, Knex } from '../../platform/database/dialect';

/** When backups were made, and what became of them. */
export const RUNS = 'backup_runs';

/**
 * Moments are in milliseconds since 1970, by the clock of the database. Until `claimed_until`, a process is making the
 * backup; a run with a `problem` has made none.
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

const ID: { [D in Dialect]: string } = {
  sqlite: 'integer PRIMARY KEY AUTOINCREMENT',
  postgres: 'serial PRIMARY KEY',
};

export async function createBackupRuns(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(`CREATE TABLE IF NOT EXISTS ${RUNS} (${COLUMNS(ID[dialect]).join(', ')})`);
}
