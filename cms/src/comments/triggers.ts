import type { Knex } from '../database/dialect';
import type { Trigger } from '../database/trigger';
import { REPORTS } from './reports-table';

/** As readers see it; of an article that is not published, its draft's. */
const titleOf = (blogId: string) =>
  `(SELECT title FROM blogs WHERE document_id = ${blogId} ORDER BY published_at IS NULL LIMIT 1)`;
const renamed =
  'UPDATE comments SET article_title = NEW.title WHERE blog_id = NEW.document_id AND article_title IS DISTINCT FROM NEW.title';

/** Columns of comments that moderators sort and search by, and nobody types. */
export const COMMENT_TRIGGERS: Trigger[] = [
  {
    name: 'comments_insert_names_article',
    table: 'comments',
    timing: 'AFTER',
    event: 'INSERT',
    run: [`UPDATE comments SET article_title = ${titleOf('NEW.blog_id')} WHERE id = NEW.id`],
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
    when: 'NEW.published_at IS NOT NULL AND OLD.title IS DISTINCT FROM NEW.title',
    run: [renamed],
  },
  {
    name: 'comment_reports_insert_counts',
    table: REPORTS,
    timing: 'AFTER',
    event: 'INSERT',
    run: ['UPDATE comments SET reports = COALESCE(reports, 0) + 1 WHERE id = NEW.comment_id'],
  },
];

/** Names the articles of comments that are older than the column. */
export async function nameArticles(knex: Knex): Promise<void> {
  await knex.raw(
    `UPDATE comments SET article_title = ${titleOf('comments.blog_id')} WHERE article_title IS NULL`,
  );
}
