import type { Knex } from '../../platform/database/dialect';

/**
 * Who banned a member, and when, in milliseconds since 1970. `up_users.blocked` alone decides whether the member is
 * banned: an account that was blocked in its form has no row here. `ban_key` is chosen by the page that banned, so that
 * it takes back its own ban only; NULL: of an earlier release.
 */
export const BANS = 'member_bans';

export async function createMemberBans(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${BANS} (member_id integer PRIMARY KEY REFERENCES up_users (id) ON DELETE CASCADE, banned_at bigint NOT NULL, banned_by varchar(255) NOT NULL)`,
  );
  // Earlier releases could not tell bans apart.
  if (!(await knex.schema.hasColumn(BANS, 'ban_key')))
    await knex.raw(`ALTER TABLE ${BANS} ADD COLUMN ban_key varchar(36)`);
}
