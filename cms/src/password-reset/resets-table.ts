import type { Knex } from '../database/dialect';

/** Codes and tokens of members who have forgotten their password; moments in milliseconds since 1970. */
export const RESETS = 'password_resets';

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
  // Databases of earlier versions have the table without them.
  if (!(await knex.schema.hasColumn(RESETS, 'link_hash')))
    await knex.raw(`ALTER TABLE ${RESETS} ADD COLUMN link_hash varchar(64)`);
  if (!(await knex.schema.hasColumn(RESETS, 'link_ends')))
    await knex.raw(`ALTER TABLE ${RESETS} ADD COLUMN link_ends bigint NOT NULL DEFAULT 0`);
  await knex.raw(`CREATE UNIQUE INDEX IF NOT EXISTS ${RESETS}_link ON ${RESETS} (link_hash)`);
}

/** Takes out what has ended: neither its code nor its token is good any more. */
export async function clearEnded(knex: Knex, now = Date.now()): Promise<void> {
  await knex(RESETS)
    .where('code_ends', '<=', now)
    .where('link_ends', '<=', now)
    .where('token_ends', '<=', now)
    .delete();
}
