import type { Migration } from '../../src/platform/database/migrations/migration';

/**
 * Earlier releases stored one link per member, in two columns beside the code. Links mailed before the upgrade still
 * work after it.
 */
export const movePasswordResetLinks: Migration = {
  name: '2026-11-26-move-password-reset-links',
  description: 'Moves the password reset links to a separate table',
  step: 'after-sync',
  async up(trx) {
    if (!(await trx.schema.hasColumn('password_resets', 'link_hash'))) return;
    await trx.raw(
      `CREATE TABLE IF NOT EXISTS password_reset_links (
         link_hash varchar(64) PRIMARY KEY,
         member_id integer NOT NULL REFERENCES up_users (id) ON DELETE CASCADE,
         link_ends bigint NOT NULL
       )`,
    );
    await trx.raw(
      `INSERT INTO password_reset_links (link_hash, member_id, link_ends)
       SELECT link_hash, member_id, link_ends FROM password_resets WHERE link_hash IS NOT NULL`,
    );
    await trx.raw('DROP INDEX IF EXISTS password_resets_link');
    await trx.raw('ALTER TABLE password_resets DROP COLUMN link_hash');
    await trx.raw('ALTER TABLE password_resets DROP COLUMN link_ends');
  },
};
