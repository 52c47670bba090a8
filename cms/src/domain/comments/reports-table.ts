import type { Knex } from '../../platform/database/dialect';

/**
 * Reports of comments by members, one per member and comment (enforced by the primary key). A report is deleted with
 * its comment or its member. `reason` is one of `REPORT_REASONS`; NULL: none was given.
 */
export const REPORTS = 'comment_reports';

const TABLE = [
  `CREATE TABLE IF NOT EXISTS ${REPORTS} (comment_id integer NOT NULL REFERENCES comments (id) ON DELETE CASCADE, member_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE, created_at timestamp NOT NULL, PRIMARY KEY (comment_id, member_id))`,
  `CREATE INDEX IF NOT EXISTS ${REPORTS}_of_member ON ${REPORTS} (member_id)`,
];

/** The reports of a comment that moderators see first are the newest. */
const NEWEST = `CREATE INDEX IF NOT EXISTS ${REPORTS}_newest ON ${REPORTS} (comment_id, created_at)`;

export async function createCommentReports(knex: Knex): Promise<void> {
  for (const statement of TABLE) await knex.raw(statement);
  // Earlier releases had no reasons.
  if (!(await knex.schema.hasColumn(REPORTS, 'reason')))
    await knex.raw(`ALTER TABLE ${REPORTS} ADD COLUMN reason varchar(20)`);
  await knex.raw(NEWEST);
}
