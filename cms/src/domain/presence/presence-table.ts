import type { Dialect, Knex } from '../../platform/database/dialect';

/** Which forms editors have open: a row for each, until it is closed or `expires_at` (the database's clock). */
export const PRESENCE = 'editor_presence';

const COLUMNS = [
  'tab varchar(36) PRIMARY KEY',
  'user_id integer NOT NULL',
  'name varchar(200) NOT NULL',
  'uid varchar(100) NOT NULL',
  'document_id varchar(64) NOT NULL',
  'unsaved boolean NOT NULL',
  'idle boolean NOT NULL',
  'expires_at bigint NOT NULL',
];

/** Unlogged on PostgreSQL: after a crash of the database, open forms record themselves again within seconds. */
export async function createPresence(knex: Knex, dialect: Dialect): Promise<void> {
  const kind = dialect === 'postgres' ? 'UNLOGGED TABLE' : 'TABLE';
  await knex.raw(`CREATE ${kind} IF NOT EXISTS ${PRESENCE} (${COLUMNS.join(', ')})`);
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${PRESENCE}_of_document ON ${PRESENCE} (uid, document_id)`);
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${PRESENCE}_of_user ON ${PRESENCE} (user_id)`);
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${PRESENCE}_expired ON ${PRESENCE} (expires_at)`);
}
