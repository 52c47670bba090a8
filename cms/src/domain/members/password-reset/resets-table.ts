import type { Knex } from '../../../platform/database/dialect';

/** Codes and tokens of members who have forgotten their password; moments in milliseconds since 1970. */
export const RESETS = 'password_resets';

/** Links of their mails. A newer mail leaves them: whoever asks for mails in somebody's name would end the owner's link. */
export const LINKS = 'password_reset_links';

/** One row a member: a newer code takes the place of the one before (C9). It goes with the account. */
export async function createPasswordResets(knex: Knex): Promise<void> {
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${RESETS} (
       member_id integer PRIMARY KEY REFERENCES up_users (id) ON DELETE CASCADE,
       code_hash varchar(64),
       code_ends bigint NOT NULL DEFAULT 0,
       code_tries integer NOT NULL DEFAULT 0,
       token_hash varchar(64),
       token_ends bigint NOT NULL DEFAULT 0,
       token_tries integer NOT NULL DEFAULT 0
     )`,
  );
  await knex.raw(
    `CREATE TABLE IF NOT EXISTS ${LINKS} (
       link_hash varchar(64) PRIMARY KEY,
       member_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
       link_ends bigint NOT NULL
     )`,
  );
  await knex.raw(`CREATE INDEX IF NOT EXISTS ${LINKS}_member ON ${LINKS} (member_id)`);
}

/** Takes out what has ended: neither its code nor its token is good any more. */
export async function clearEnded(knex: Knex, now = Date.now()): Promise<void> {
  await knex(LINKS).where('link_ends', '<=', now).delete();
  await knex(RESETS).where('code_ends', '<=', now).where('token_ends', '<=', now).delete();
}
