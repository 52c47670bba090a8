import type { Dialect } from '../../platform/database/dialect';
import type { Trigger } from '../../platform/database/trigger';
import { HIDDEN_WITH_BAN } from './hidden-with-ban/table';
import { REPORTS } from './reports-table';

/** The article as readers see it; of one that is not published, its draft. */
const getArticle = (blogId: string) =>
  `(SELECT title, slug FROM blogs WHERE document_id = ${blogId} ORDER BY published_at IS NULL LIMIT 1)`;
/** Sets the title and the slug of their article; a WHERE follows. @param blogId an expression with its document id */
export const nameArticle = (blogId: string) =>
  `UPDATE comments SET (article_title, article_slug) = ${getArticle(blogId)}`;
const renamed =
  'UPDATE comments SET article_title = NEW.title, article_slug = NEW.slug WHERE blog_id = NEW.document_id AND (article_title IS DISTINCT FROM NEW.title OR article_slug IS DISTINCT FROM NEW.slug)';

/**
 * Marks a reply that is about to be deleted with its parent and is counted with it: the only comment of which `hidden` is
 * NULL.
 */
export const goesWithParent = (row: 'NEW' | 'OLD' | 'comments') => `${row}.hidden IS NULL`;

const LOST_PARENT = 'NOT EXISTS (SELECT 1 FROM comments p WHERE p.id = OLD.parent_id)';
const LOSES_PARENT = 'OLD.parent_id IS NOT NULL AND NEW.parent_id IS NULL';

/** PostgreSQL fires what follows from a foreign key after what counts the parent: so it marks a reply while it writes it. */
const MARKED_AT_ONCE: Trigger = {
  name: 'comments_update_marks_lost',
  table: 'comments',
  timing: 'BEFORE',
  event: 'UPDATE',
  when: LOSES_PARENT,
  run: [`NEW.hidden := CASE WHEN ${LOST_PARENT} THEN NULL ELSE NEW.hidden END`],
};
const MARK = `UPDATE comments SET hidden = NULL WHERE id = NEW.id AND ${LOST_PARENT}`;

/** Columns of comments that moderators sort and search by, and nobody types; and what goes with a comment. */
export const commentTriggers = (dialect: Dialect): Trigger[] => [
  ...(dialect === 'postgres' ? [MARKED_AT_ONCE] : []),
  {
    name: 'comments_insert_names_article',
    table: 'comments',
    timing: 'AFTER',
    event: 'INSERT',
    run: [`${nameArticle('NEW.blog_id')} WHERE id = NEW.id`],
  },
  {
    // Publishing writes a new row.
    name: 'blogs_insert_names_comments',
    table: 'blogs',
    timing: 'AFTER',
    event: 'INSERT',
    when: 'NEW.published_at IS NOT NULL',
    run: [renamed],
  },
  {
    name: 'blogs_update_names_comments',
    table: 'blogs',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'NEW.published_at IS NOT NULL AND (OLD.title IS DISTINCT FROM NEW.title OR OLD.slug IS DISTINCT FROM NEW.slug)',
    run: [renamed],
  },
  {
    // The database lets go of the replies to one that is deleted. What was said to somebody, or hidden with a comment
    // that was hidden, would then stand by itself for all to see.
    name: 'comments_update_goes_with_parent',
    table: 'comments',
    timing: 'AFTER',
    event: 'UPDATE',
    when: LOSES_PARENT,
    run: [
      ...(dialect === 'sqlite' ? [MARK] : []),
      `DELETE FROM comments WHERE id = NEW.id AND ${goesWithParent('comments')}`,
    ],
  },
  {
    // However it is shown: by its moderators' page, a list of the content manager, or a statement.
    name: 'comments_update_ends_hold',
    table: 'comments',
    timing: 'AFTER',
    event: 'UPDATE',
    when: 'NEW.held IS NOT NULL AND NOT NEW.hidden',
    run: ['UPDATE comments SET held = NULL WHERE id = NEW.id'],
  },
  {
    // Showing a comment, or hiding it once more, is a decision about it: taking back a ban leaves it as it is then.
    name: 'comments_update_leaves_ban',
    table: 'comments',
    timing: 'AFTER',
    event: 'UPDATE',
    of: 'hidden',
    run: [`DELETE FROM ${HIDDEN_WITH_BAN} WHERE comment_id = NEW.id`],
  },
  {
    name: 'comment_reports_insert_counts',
    table: REPORTS,
    timing: 'AFTER',
    event: 'INSERT',
    run: ['UPDATE comments SET reports = COALESCE(reports, 0) + 1 WHERE id = NEW.comment_id'],
  },
];
