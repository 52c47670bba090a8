import type { Knex } from '../../../platform/database/dialect';

/** Codes and tokens for members who forgot their password; times in milliseconds since 1970. */
export const RESETS = 'password_resets';

/**
 * The links in the mails. A newer mail does not invalidate them: otherwise anyone could invalidate the owner's link by
 * requesting another mail.
 */
export const LINKS = 'password_reset_links';

/** One row per member: a newer code replaces the previous one (C9). Deleted with the account. */
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

/** Deletes expired rows: neither their code nor their token is valid any more. */
export async function clearEnded(knex: Knex, now = Date.now()): Promise<void> {
  await knex(LINKS).where('link_ends', '<=', now).delete();
  await knex(RESETS).where('code_ends', '<=', now).where('token_ends', '<=', now).delete();
}
