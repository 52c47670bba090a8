import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../platform/database/rows/rows';

/** The sitemap entry of an article. */
interface SitemapArticle {
  id: string;
  slug: string;
  /** ISO 8601 in UTC. */
  updatedAt: string;
}

const Row = v.pipe(
  v.object({ document_id: v.string(), slug: v.string(), updated_at: v.string() }),
  v.transform(({ document_id: id, slug, updated_at: updatedAt }): SitemapArticle => ({
    id,
    slug,
    updatedAt,
  })),
);

/**
 * Published articles that search engines may index, by id: the first ones, or those after an id. Paging from id to id
 * returns each of them once, whatever is published meanwhile, and the last page costs as much as the first. One
 * statement that reads only an index.
 * @param after a document id; null for the first page
 */
export async function sitemapArticles(
  strapi: Core.Strapi,
  { after, first }: { after: string | null; first: number },
): Promise<SitemapArticle[]> {
  const rows = toRows(
    await strapi.db.connection.raw(
      `SELECT document_id, slug, updated_at FROM article_copies
       WHERE NOT noindex AND document_id > ? ORDER BY document_id LIMIT ?`,
      // Every id is greater than the empty string.
      [after ?? '', first],
    ),
  );
  return rows.map((row) => v.parse(Row, row));
}
