import type { Migration } from '../../src/platform/database/migrations/migration';

/** Triggers write these columns from then on (`domain/comments/triggers.ts`). */
export const nameArticlesOfComments: Migration = {
  name: '2026-11-22-name-articles-of-comments',
  description: 'Writes title and address of its article beside each comment',
  step: 'after-sync',
  fills: { table: 'comments', column: 'article_title' },
  async up(trx) {
    // The article as readers see it; of one that is not published, its draft.
    await trx.raw(
      `UPDATE comments SET (article_title, article_slug) =
         (SELECT title, slug FROM blogs WHERE document_id = comments.blog_id ORDER BY published_at IS NULL LIMIT 1)
       WHERE article_title IS NULL`,
    );
  },
};
