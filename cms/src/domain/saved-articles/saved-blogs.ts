import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { ArticleCard } from '../articles/article';
import { CardRow, readCurrentCopies } from '../articles/article-projection';
import { isDocumentId } from '../../platform/strapi/document-id';
import { insertForArticle } from '../articles/writing/insert-for-article';
import { toRows } from '../../platform/database/rows/rows';

/** The article and the member who saves it. */
interface Link {
  memberId: number;
  blogId: string;
}

/**
 * Saves an article for a member once. Saving it again does not change its position among the saved articles (C10).
 * @returns false when there is no such article
 */
export async function saveArticle(strapi: Core.Strapi, { memberId, blogId }: Link): Promise<boolean> {
  // Not "do nothing": then an existing row would look like a missing article.
  const conflict = 'ON CONFLICT (member_id, blog_id) DO UPDATE SET updated_at = excluded.updated_at';
  const row = { member_id: memberId };
  return (await insertForArticle(strapi, 'saved_blogs', blogId, row, { conflict })) !== undefined;
}

/** Removes a saved article. Succeeds whether or not it was saved, and even when there is no such article. */
export async function unsaveArticle(strapi: Core.Strapi, { memberId, blogId }: Link): Promise<void> {
  if (!isDocumentId(blogId)) return;
  await strapi.db.connection('saved_blogs').where({ member_id: memberId, blog_id: blogId }).delete();
}

const Saved = v.object({ saved: v.nullable(v.number()) });

/** Whether a member has saved an article; undefined when there is no such article. */
export async function isSaved(strapi: Core.Strapi, { memberId, blogId }: Link): Promise<boolean | undefined> {
  if (!isDocumentId(blogId)) return undefined;
  const [row] = toRows(
    await strapi.db.connection.raw(
      `SELECT s.id AS saved FROM blogs b LEFT JOIN saved_blogs s ON s.blog_id = b.document_id AND s.member_id = ?
       WHERE b.document_id = ? AND b.published_at IS NOT NULL`,
      [memberId, blogId],
    ),
  );
  return row === undefined ? undefined : v.parse(Saved, row).saved !== null;
}

/** The published articles a member has saved, the newest first. One statement, however many there are. */
export async function getSavedArticles(strapi: Core.Strapi, memberId: number): Promise<ArticleCard[]> {
  const rows = await readCurrentCopies(strapi, async () =>
    toRows(
      await strapi.db.connection.raw(
        `SELECT c.document_id, c.mark, c.card FROM saved_blogs s JOIN article_copies c ON c.document_id = s.blog_id
         WHERE s.member_id = ? ORDER BY s.created_at DESC, s.id DESC`,
        [memberId],
      ),
    ),
  );
  return rows.map((row) => v.parse(CardRow, row).card);
}
