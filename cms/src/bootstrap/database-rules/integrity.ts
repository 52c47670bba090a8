import { ACTIVITY } from '../../domain/engagement/table';
import { COMMENTS_IN_ORDER } from '../../domain/comments/comments';
import { ACCOUNT_DELETION_LOCK } from '../../domain/members/account-deletion-lock';
import type { Dialect } from '../../platform/database/dialect';
import type { Trigger } from '../../platform/database/trigger';

/** Tables whose rows speak of an article by its document id, and go with it (C14); last the one that counts the others. */
const OF_AN_ARTICLE = ['comments', 'ratings', 'saved_blogs', 'redirects', ACTIVITY];

/** Tables whose rows are a member's own and go with the member; comments stay, without a name. */
const OF_A_MEMBER = ['ratings', 'saved_blogs', 'contact_messages'];

/**
 * Whoever goes changes the counts of many articles: of two at once each would wait for a count that the other holds. So on
 * PostgreSQL they go one after the other, whichever way they are deleted.
 */
const ONE_AFTER_THE_OTHER: { [D in Dialect]: string[] } = {
  sqlite: [],
  postgres: [`PERFORM pg_advisory_xact_lock(${ACCOUNT_DELETION_LOCK})`],
};

/**
 * A document is a draft row and, when published, a second row that every publishing replaces: it is gone only when no
 * row of its id is left, which no foreign key can say.
 */
export const integrityTriggers = (dialect: Dialect): Trigger[] => [
  {
    name: 'blogs_delete_takes_what_speaks_of_it',
    table: 'blogs',
    timing: 'AFTER',
    event: 'DELETE',
    run: OF_AN_ARTICLE.map(
      (table) =>
        `DELETE FROM ${table} WHERE blog_id = OLD.document_id AND NOT EXISTS (SELECT 1 FROM blogs WHERE document_id = OLD.document_id)`,
    ),
  },
  {
    // A topic belongs to none, so what led to it is forgotten. Here and not beside the deletion, because the admin
    // deletes several at once, a sub-topic and its topic among them, in whichever order.
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
    // Comments first, and rows before the counts that they change, in the order in which everybody else takes them.
    name: 'members_delete_takes_their_own',
    table: 'up_users',
    timing: 'BEFORE',
    event: 'DELETE',
    run: [
      ...ONE_AFTER_THE_OTHER[dialect],
      'UPDATE comments SET member_id = NULL WHERE member_id = OLD.id',
      ...OF_A_MEMBER.map((table) => `DELETE FROM ${table} WHERE member_id = OLD.id`),
    ],
  },
  {
    // Whichever way a password is changed, in the admin too, every earlier token is useless from then on (C7), and so is
    // what was mailed to set a new one.
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
    // What was mailed to an address proves nothing of the next one.
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
 * What schema files cannot say: unique columns of the plugin's table, and indexes over a part of a table. (An address
 * belongs to one draft and to one published article: the two rows of one article share it, so the plain column cannot be
 * unique.)
 */
export const INDEXES = [
  // The plugin's table, to whose schema a file of ours cannot add them.
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_username_key_unique ON up_users (username_key)',
  'CREATE INDEX IF NOT EXISTS up_users_username_skeleton ON up_users (username_skeleton)',
  'CREATE UNIQUE INDEX IF NOT EXISTS up_users_email_unique ON up_users (email)',
  'CREATE UNIQUE INDEX IF NOT EXISTS blogs_draft_slug_unique ON blogs (slug) WHERE published_at IS NULL',
  'CREATE UNIQUE INDEX IF NOT EXISTS blogs_published_slug_unique ON blogs (slug) WHERE published_at IS NOT NULL',
  'CREATE INDEX IF NOT EXISTS blogs_newest_published ON blogs (publication_date DESC, document_id) WHERE published_at IS NOT NULL',
  // The columns that the admin's list of articles is sorted by, with the id as Strapi does in either order: what comes before a page
  // is passed over in the index alone. Sorted without one, or by ids the other way round, all rows before the last page were read.
  ...['publication_date', 'title', 'layout_type', 'updated_at'].flatMap((column) => [
    `CREATE INDEX IF NOT EXISTS blogs_drafts_by_${column} ON blogs (${column}) WHERE published_at IS NULL`,
    `CREATE INDEX IF NOT EXISTS blogs_drafts_by_${column}_down ON blogs (${column} DESC, id) WHERE published_at IS NULL`,
  ]),
  // The admin's home page: which articles are drafts, changed or published, and what was published or changed last.
  'CREATE INDEX IF NOT EXISTS blogs_versions ON blogs (document_id, published_at, updated_at)',
  'CREATE INDEX IF NOT EXISTS blogs_last_published ON blogs (published_at DESC, id) WHERE published_at IS NOT NULL',
  ...[
    'comments',
    'contact_messages',
    'faqs',
    'ratings',
    'redirects',
    'saved_blogs',
    'subscribers',
    'up_users',
  ].map((table) => `CREATE INDEX IF NOT EXISTS ${table}_last_updated ON ${table} (updated_at)`),
  COMMENTS_IN_ORDER,
];
