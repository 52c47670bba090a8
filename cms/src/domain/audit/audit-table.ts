import type { Dialect, Knex } from '../../platform/database/dialect';
import type { Trigger } from '../../platform/database/trigger';

/** One row for each write in the admin, and for each attempt that failed. */
export const AUDIT = 'audit_log';

/** Nobody can delete younger rows, whatever `AUDIT_DAYS` says. */
export const SHORTEST_RETENTION_DAYS = 30;

const DAY_MS = 24 * 3600_000;

/** Ids are never used twice, so that a missing row leaves a gap. */
const ID: { [D in Dialect]: string } = {
  sqlite: 'integer PRIMARY KEY AUTOINCREMENT',
  postgres: 'bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY',
};

/**
 * `made_at` is in milliseconds since 1970, `words` the text that is searched, in lower case. `actor_id` is 0 for
 * programs and guests: PostgreSQL follows no index in order if its first column is compared with NULL.
 */
const TABLE = (dialect: Dialect) => `CREATE TABLE IF NOT EXISTS ${AUDIT} (
   id ${ID[dialect]}, made_at bigint NOT NULL, actor_id integer NOT NULL, actor_name varchar(255) NOT NULL,
   kind varchar(20) NOT NULL, action varchar(255) NOT NULL, subject_type varchar(255), subject_id varchar(255),
   subject_title varchar(255), detail text NOT NULL, words text NOT NULL, status integer, failed boolean NOT NULL)`;

/** Every list is sorted by time, newest first, so each filter that can lead one has an index that ends with it. */
const INDEXES = [
  `CREATE INDEX IF NOT EXISTS ${AUDIT}_made_at ON ${AUDIT} (made_at, id)`,
  `CREATE INDEX IF NOT EXISTS ${AUDIT}_actor ON ${AUDIT} (actor_id, made_at, id)`,
  `CREATE INDEX IF NOT EXISTS ${AUDIT}_kind ON ${AUDIT} (kind, made_at, id)`,
  `CREATE INDEX IF NOT EXISTS ${AUDIT}_subject ON ${AUDIT} (subject_type, subject_id, made_at, id)`,
  `CREATE INDEX IF NOT EXISTS ${AUDIT}_failed ON ${AUDIT} (made_at, id) WHERE failed`,
];

export async function createAuditLog(knex: Knex, dialect: Dialect): Promise<void> {
  for (const statement of [TABLE(dialect), ...INDEXES]) await knex.raw(statement);
  if (dialect === 'sqlite') return;
  await knex.raw(
    `CREATE OR REPLACE FUNCTION ${AUDIT}_no_truncate() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN ${REFUSE.postgres}; END $$`,
  );
  await knex.raw(
    `CREATE OR REPLACE TRIGGER ${AUDIT}_no_truncate BEFORE TRUNCATE ON ${AUDIT} EXECUTE FUNCTION ${AUDIT}_no_truncate()`,
  );
}

const MESSAGE = `'The audit log is append-only.'`;
const REFUSE: { [D in Dialect]: string } = {
  sqlite: `SELECT RAISE(ABORT, ${MESSAGE})`,
  postgres: `RAISE EXCEPTION ${MESSAGE}`,
};
const NOW_MS: { [D in Dialect]: string } = {
  sqlite: `CAST(strftime('%s', 'now') AS INTEGER) * 1000`,
  postgres: `EXTRACT(EPOCH FROM clock_timestamp()) * 1000`,
};

/**
 * Refuse every change of a row, and the deletion of one that is younger than the shortest retention. They stop the code
 * of the product, every account of the admin and mistakes in the database's console. The owner of the database could
 * remove them.
 */
export const auditTriggers = (dialect: Dialect): Trigger[] => [
  {
    name: `${AUDIT}_no_update`,
    table: AUDIT,
    timing: 'BEFORE',
    event: 'UPDATE',
    run: [REFUSE[dialect]],
  },
  {
    name: `${AUDIT}_no_delete`,
    table: AUDIT,
    timing: 'BEFORE',
    event: 'DELETE',
    when: `OLD.made_at > ${NOW_MS[dialect]} - ${SHORTEST_RETENTION_DAYS * DAY_MS}`,
    run: [REFUSE[dialect]],
  },
  // SQLite's `INSERT OR REPLACE` replaces a row without a trigger for its deletion.
  ...(dialect === 'sqlite'
    ? [
        {
          name: `${AUDIT}_no_replace`,
          table: AUDIT,
          timing: 'BEFORE' as const,
          event: 'INSERT' as const,
          when: `EXISTS (SELECT 1 FROM ${AUDIT} WHERE id = NEW.id)`,
          run: [REFUSE.sqlite],
        },
      ]
    : []),
];
