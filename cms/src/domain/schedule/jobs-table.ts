import type { Dialect, Knex } from '../../platform/database/dialect';
import { ROW_ID } from '../../platform/database/row-id';

/** What is to be published and unpublished when, and what became of it. */
export const JOBS = 'scheduled_jobs';

/**
 * Moments are in milliseconds since 1970. `edition` is the version that goes out. `claim` and `claimed_until` say which
 * process is running the job; without a claim, the job waits until then for another attempt.
 */
const COLUMNS = (id: string) => [
  `id ${id}`,
  'document_id varchar(255) NOT NULL',
  'type varchar(100) NOT NULL',
  'action varchar(20) NOT NULL',
  'due_at bigint NOT NULL',
  'time_zone varchar(64) NOT NULL',
  'edition integer',
  'title text NOT NULL',
  'set_by_id integer',
  'set_by_name varchar(255) NOT NULL',
  'set_at bigint NOT NULL',
  'state varchar(10) NOT NULL',
  'note text',
  'claim varchar(36)',
  'claimed_until bigint',
  'attempts integer NOT NULL DEFAULT 0',
  'first_tried_at bigint',
  'finished_at bigint',
  'settled_at bigint',
  'mail_tried_at bigint',
  'mailed_at bigint',
];

const INDEXES = [
  `CREATE UNIQUE INDEX IF NOT EXISTS ${JOBS}_waiting ON ${JOBS} (document_id, action) WHERE state = 'waiting'`,
  // What is due, once a second; what is planned for a month.
  `CREATE INDEX IF NOT EXISTS ${JOBS}_due ON ${JOBS} (state, due_at)`,
  // What was done lately, and what is old enough to be deleted.
  `CREATE INDEX IF NOT EXISTS ${JOBS}_finished ON ${JOBS} (state, finished_at)`,
  `CREATE INDEX IF NOT EXISTS ${JOBS}_of_document ON ${JOBS} (document_id, id)`,
  // Failures that an editor should see, or of which no mail has been sent.
  `CREATE INDEX IF NOT EXISTS ${JOBS}_failed ON ${JOBS} (finished_at) WHERE state = 'failed' AND settled_at IS NULL`,
  `CREATE INDEX IF NOT EXISTS ${JOBS}_unmailed ON ${JOBS} (finished_at) WHERE state = 'failed' AND mailed_at IS NULL`,
];

export async function createScheduledJobs(knex: Knex, dialect: Dialect): Promise<void> {
  await knex.raw(`CREATE TABLE IF NOT EXISTS ${JOBS} (${COLUMNS(ROW_ID[dialect]).join(', ')})`);
  for (const statement of INDEXES) await knex.raw(statement);
}
