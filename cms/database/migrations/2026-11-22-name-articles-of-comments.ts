import type { Migration } from '../../src/platform/database/migrations/migration';

/** Later, triggers write these columns (`domain/comments/triggers.ts`). */
export const nameArticlesOfComments: Migration = {
  name: '2026-11-22-name-articles-of-comments',
  description: 'Stores the title and slug of its article with each comment',
  step: 'after-sync',
  fills: { table: 'comments', column: 'article_title' },
  async up(trx) {
    // The published version of the article, or its draft if it is not published.
    await trx.raw(
      `UPDATE comments SET (article_title, article_slug) =
         (SELECT title, slug FROM blogs WHERE document_id = comments.blog_id ORDER BY published_at IS NULL LIMIT 1)
       WHERE article_title IS NULL`,
    );
  },
};
