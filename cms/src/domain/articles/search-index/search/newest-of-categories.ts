import type { Sql } from '../../../../platform/database/sql';

/**
 * The newest articles of each of these categories, so many of each: rows of `category_id`, `document_id` and `newest`,
 * read off the index in that order. An article of several of them is there several times.
 * @param rowIds one category at least
 */
export function newestOfCategories(rowIds: readonly number[], limit: number): Sql {
  const ofOne =
    'SELECT * FROM (SELECT category_id, document_id, newest FROM article_index_categories WHERE category_id = ? ORDER BY newest DESC, document_id LIMIT ?) t';
  return {
    sql: rowIds.map(() => ofOne).join(' UNION ALL '),
    values: rowIds.flatMap((rowId) => [rowId, limit]),
  };
}
