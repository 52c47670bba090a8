import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { newestInCategories } from './search-index/search/newest-in-categories';
import { allCategories } from '../categories/all-categories';
import { toRows } from '../../platform/database/rows/rows';
import type { ArticleCard } from './article';
import { getCards } from './article-projection';

/** The number of related articles under an article. */
const RELATED = 8;

const Related = v.object({ document_id: v.string() });

/**
 * The newest other articles that share a category with this one (C27). Two statements: the newest of each category,
 * read from the index in that order, then their cards.
 */
export async function findRelatedArticles(
  strapi: Core.Strapi,
  { id, categories }: Pick<ArticleCard, 'id' | 'categories'>,
): Promise<ArticleCard[]> {
  const own = new Set(categories.map((category) => category.id));
  const rowIds = (await allCategories(strapi))
    .filter(({ documentId }) => own.has(documentId))
    .map(({ rowId }) => rowId);
  if (rowIds.length === 0) return [];
  // One more, because the article itself may be among them.
  const newest = newestInCategories(rowIds, RELATED + 1);
  const rows = toRows(
    await strapi.db.connection.raw(
      `SELECT document_id, newest FROM (${newest.sql}) n WHERE document_id <> ? GROUP BY document_id, newest ORDER BY newest DESC, document_id LIMIT ?`,
      [...newest.values, id, RELATED],
    ),
  );
  return getCards(
    strapi,
    rows.map((row) => v.parse(Related, row).document_id),
  );
}
