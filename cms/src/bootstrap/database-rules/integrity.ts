import { ACTIVITY } from '../../domain/engagement/table';
import { COMMENTS_IN_ORDER } from '../../domain/comments/comments';
import { BANS } from '../../domain/members/bans-table';
import { MODERATION_INDEXES } from '../../domain/moderation/moderation-indexes';
import { eraseMember, moveToKept, type Columns } from '../../domain/deleted/keep-rows';
import { LOCKS } from '../../platform/database/locks/advisory-locks';
import type { Dialect } from '../../platform/database/dialect';
import type { Trigger } from '../../platform/database/trigger';

/** What belongs to an article is deleted with its last row (C14). */
const LAST_ROW = 'NOT EXISTS (SELECT 1 FROM blogs WHERE document_id = OLD.document_id)';

/** Tables whose rows are deleted with their member. Comments stay, without a name. */
const OF_A_MEMBER = ['ratings', 'saved_blogs', 'contact_messages'];

/**
 * Deleting a member changes the counts of many articles. Two concurrent deletions could deadlock, each waiting for a
 * count that the other has locked. So on PostgreSQL members are deleted one after the other, in whatever way.
 */
const ONE_AFTER_THE_OTHER: { [D in Dialect]: string[] } = {
  sqlite: [],
  postgres: [`PERFORM pg_advisory_xact_lock(${LOCKS.accountDeletion})`],
};

/** Nothing of a member who is being deleted at the same moment is kept with an article. */
const NO_MEMBER_LEAVES: { [D in Dialect]: string[] } = {
  sqlite: [],
  postgres: ONE_AFTER_THE_OTHER.postgres.map((lock) => `${lock} WHERE ${LAST_ROW}`),
};

/**
 * A document has a draft row and, if published, a second row that every publish replaces. It is deleted only when no
 * row with its id is left, which a foreign key cannot express.
 */
export const integrityTriggers = (dialect: Dialect, columns: Columns): Trigger[] => [
  {
    name: 'blogs_delete_takes_what_speaks_of_it',
    table: 'blogs',
    timing: 'AFTER',
    event: 'DELETE',
    run: [
      ...NO_MEMBER_LEAVES[dialect],
      ...moveToKept(dialect, columns, LAST_ROW),
      // The counts of the others come last.
      `DELETE FROM ${ACTIVITY} WHERE blog_id = OLD.document_id AND ${LAST_ROW}`,
    ],
  },
  {
    // A topic has no parent, so redirects to it are deleted. This is a trigger because the admin can delete several
    // categories in one action, a sub-topic and its topic among them, in any order.
    name: 'categories_delete_leads_to_topic',
    table: 'categories',
    timing: 'BEFORE',
    event: 'DELETE',
    run: [
      'DELETE FROM category_redirects WHERE category_id = OLD.id AND OLD.parent_id IS NULL',
      'UPDATE category_redirects SET category_id = OLD.parent_id WHERE category_id = OLD.id',
    ],
  },
  {
    // Comments first, and rows before the counts that they change: all other code locks them in the same order.
    name: 'members_delete_takes_their_own',
    table: 'up_users',
    timing: 'BEFORE',
    event: 'DELETE',
    run: [
      ...ONE_AFTER_THE_OTHER[dialect],
      'UPDATE comments SET member_id = NULL WHERE member_id = OLD.id',
      ...OF_A_MEMBER.map((table) => `DELETE FROM ${table} WHERE member_id = OLD.id`),
      ...eraseMember(dialect),
    ],
  },
  {
    // However a password is changed, including in the admin, this invalidates every earlier token (C7), and the codes
    // and links mailed to reset it.
    name: 'members_password_ends_tokens',
    table: 'up_users',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'OLD.password IS DISTINCT FROM NEW.password',
    run: [
      'UPDATE up_users SET token_version = COALESCE(token_version, 0) + 1 WHERE id = NEW.id',
      'DELETE FROM password_resets WHERE member_id = NEW.id',
      'DELETE FROM password_reset_links WHERE member_id = NEW.id',
    ],
  },
  {
    // However an account is blocked, its sessions do not come back when it is unblocked.
    name: 'members_block_ends_tokens',
    table: 'up_users',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'NEW.blocked IS TRUE AND OLD.blocked IS NOT TRUE',
    run: ['UPDATE up_users SET token_version = COALESCE(token_version, 0) + 1 WHERE id = NEW.id'],
  },
  {
    // Also in the form of the account.
    name: 'members_unblock_lifts_ban',
    table: 'up_users',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'OLD.blocked IS TRUE AND NEW.blocked IS NOT TRUE',
    run: [`DELETE FROM ${BANS} WHERE member_id = NEW.id`],
  },
  {
    // Codes and links mailed to the old address do not prove ownership of the new one.
    name: 'members_email_is_to_be_proven',
    table: 'up_users',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'OLD.email IS DISTINCT FROM NEW.email',
    run: [
      'UPDATE up_users SET confirmed = FALSE WHERE id = NEW.id',
      'DELETE FROM password_resets WHERE member_id = NEW.id',
      'DELETE FROM password_reset_links WHERE member_id = NEW.id',
    ],
  },
];

/**
 * Indexes that schema files cannot express: on columns of the plugin's table, and partial indexes. (A slug belongs to
 * one draft and one published article. The two rows of an article share it, so the column itself cannot be unique.)
 */
export const INDEXES = [
  // On the plugin's table: its schema is not ours to change.
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_username_key_unique ON up_users (username_key)',
  'CREATE INDEX IF NOT EXISTS up_users_username_skeleton ON up_users (username_skeleton)',
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_unique ON up_users (email)',
  'CREATE UNIQUE INDEX IF NOT EXISTS blogs_draft_slug_unique ON blogs (slug) WHERE published_at IS NULL',
  'CREATE UNIQUE INDEX IF NOT EXISTS blogs_published_slug_unique ON blogs (slug) WHERE published_at IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS blogs_newest_published ON blogs (publication_date DESC, document_id) WHERE published_at IS NOT NULL',
  // The columns by which the admin's list of articles can be sorted, with the id in the direction that Strapi adds:
  // rows before a page are skipped within the index. Without such an index, or with ids in the other direction, the
  // last page reads all rows before it.
  ...['publication_date', 'title', 'author', 'layout_type', 'updated_at'].flatMap((column) => [
    `CREATE INDEX IF NOT EXISTS blogs_drafts_by_${column} ON blogs (${column}) WHERE published_at IS NULL`,
    `CREATE INDEX IF NOT EXISTS blogs_drafts_by_${column}_down ON blogs (${column} DESC, id) WHERE published_at IS NULL`,
  ]),
  // For the admin's home page: which articles are drafts, modified or published, and which entries were published or
  // changed last.
  'CREATE INDEX IF NOT EXISTS blogs_versions ON blogs (document_id, published_at, updated_at)',
  'CREATE INDEX IF NOT EXISTS blogs_last_published ON blogs (published_at DESC, id) WHERE published_at IS NOT NULL',
  ...['comments', 'contact_messages', 'ratings', 'redirects', 'saved_blogs', 'subscribers', 'up_users'].map(
    (table) => `CREATE INDEX IF NOT EXISTS ${table}_last_updated ON ${table} (updated_at)`,
  ),
  COMMENTS_IN_ORDER,
  ...MODERATION_INDEXES,
];
