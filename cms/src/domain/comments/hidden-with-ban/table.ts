import type { Knex } from '../../../platform/database/dialect';

/**
 * Comments that were hidden together with a ban, by its key, with what hiding has removed. A row goes with its comment
 * and its member, and when somebody decides about the comment (`comments_update_leaves_ban`).
 */
export const HIDDEN_WITH_BAN = 'comments_hidden_with_ban';

export async function createHiddenWithBan(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${HIDDEN_WITH_BAN} (
       comment_id integer PRIMARY KEY REFERENCES comments (id) ON DELETE CASCADE,
       member_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
       ban_key varchar(36) NOT NULL, held varchar(255), reports integer NOT NULL)`,
  );
  await knex.raw(
    `CREATE INDEX IF NOT EXISTS ${HIDDEN_WITH_BAN}_of_ban ON ${HIDDEN_WITH_BAN} (member_id, ban_key, comment_id)`,
  );
}
