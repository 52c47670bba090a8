import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { isDocumentId } from '../../platform/strapi/document-id';
import { insertForArticle } from '../articles/writing/insert-for-article';
import { Timestamp } from '../../platform/database/rows/timestamp';
import { toRows } from '../../platform/database/rows/rows';

/**
 * Stores a member's rating of an article. The last one counts, even for concurrent requests (C10).
 * @param rating 1 to 5
 * @returns false when there is no such article
 */
export async function saveRating(
  strapi: Core.Strapi,
  { memberId, blogId, rating }: { memberId: number; blogId: string; rating: number },
): Promise<boolean> {
  const row = { member_id: memberId, value: rating };
  const conflict =
    'ON CONFLICT (member_id, blog_id) DO UPDATE SET value = excluded.value, updated_at = excluded.updated_at';
  return (await insertForArticle(strapi, 'ratings', blogId, row, { conflict })) !== undefined;
}

const Given = v.object({ value: v.nullable(v.number()) });

/** A member's rating of an article; null when they have not rated it; undefined when there is no such article. */
export async function getRating(
  strapi: Core.Strapi,
  { memberId, blogId }: { memberId: number; blogId: string },
): Promise<number | null | undefined> {
  if (!isDocumentId(blogId)) return undefined;
  const [row] = toRows(
    await strapi.db.connection.raw(
      `SELECT r.value FROM blogs b LEFT JOIN ratings r ON r.blog_id = b.document_id AND r.member_id = ?
       WHERE b.document_id = ? AND b.published_at IS NOT NULL`,
      [memberId, blogId],
    ),
  );
  return row === undefined ? undefined : v.parse(Given, row).value;
}

/** A rating with its article, which has a slug and a title while it is published. */
interface OwnRating {
  blogId: string;
  slug: string | null;
  title: string | null;
  rating: number;
  /** ISO 8601 in UTC. */
  ratedAt: string;
}

const Row = v.object({
  blog_id: v.string(),
  slug: v.nullable(v.string()),
  title: v.nullable(v.string()),
  value: v.number(),
  updated_at: Timestamp,
});

/** All ratings of a member, the most recent first. */
export async function getMemberRatings(strapi: Core.Strapi, memberId: number): Promise<OwnRating[]> {
  const rows = toRows(
    await strapi.db.connection.raw(
      `SELECT r.blog_id, b.slug, b.title, r.value, r.updated_at
       FROM ratings r LEFT JOIN blogs b ON b.document_id = r.blog_id AND b.published_at IS NOT NULL
       WHERE r.member_id = ? ORDER BY r.updated_at DESC, r.id DESC`,
      [memberId],
    ),
  );
  return rows.map((raw) => {
    const { blog_id: blogId, slug, title, value, updated_at: ratedAt } = v.parse(Row, raw);
    return { blogId, slug, title, rating: value, ratedAt };
  });
}
