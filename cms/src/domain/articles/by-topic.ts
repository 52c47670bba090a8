import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { newestInCategories } from './search-index/search/newest-in-categories';
import { allTopics, isAddedByEditors, type StoredCategory } from '../categories/all-categories';
import { cachePerVersion } from '../../platform/content-version/per-version';
import { toRows } from '../../platform/database/rows/rows';
import type { ArticleCard } from './article';
import { getCards } from './article-projection';

/** The number of articles that the menu previews. */
const PREVIEWED = 6;

const Counted = v.object({
  category_id: v.number(),
  articles: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

/**
 * The number of published articles per category, by row id; topics include those of their sub-topics. Counted once per
 * content version.
 */
export const articleCounts = cachePerVersion(async (strapi: Core.Strapi): Promise<Map<number, number>> => {
  const rows = toRows(
    await strapi.db.connection.raw(
      'SELECT category_id, count(*) AS articles FROM article_index_categories GROUP BY category_id',
    ),
  );
  return new Map(rows.map((row) => v.parse(Counted, row)).map((row) => [row.category_id, row.articles]));
});

/** The topics with the most articles first; topics added by editors follow those of the specification (C50). */
export async function topicsBySize(strapi: Core.Strapi): Promise<StoredCategory[]> {
  const counts = await articleCounts(strapi);
  const size = ({ rowId }: StoredCategory) => counts.get(rowId) ?? 0;
  const topics = await allTopics(strapi);
  return topics.toSorted(
    (a, b) => Number(isAddedByEditors(a)) - Number(isAddedByEditors(b)) || size(b) - size(a),
  );
}

const Listed = v.object({ category_id: v.number(), document_id: v.string() });

/** Every topic with its newest articles, the largest topics first (C23). Two statements for all of them. */
export async function newestByTopic(
  strapi: Core.Strapi,
): Promise<{ topic: StoredCategory; articles: ArticleCard[] }[]> {
  const topics = await topicsBySize(strapi);
  if (topics.length === 0) return [];
  const newest = newestInCategories(
    topics.map(({ rowId }) => rowId),
    PREVIEWED,
  );
  const listed = toRows(await strapi.db.connection.raw(newest.sql, [...newest.values])).map((row) =>
    v.parse(Listed, row),
  );
  const cards = await getCards(strapi, [...new Set(listed.map((row) => row.document_id))]);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return topics.map((topic) => ({
    topic,
    articles: listed
      .filter((row) => row.category_id === topic.rowId)
      .map((row) => byId.get(row.document_id))
      .filter((card) => card !== undefined),
  }));
}
