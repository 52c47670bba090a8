import type { Sql } from '../../../../platform/database/sql';

/**
 * The newest articles of each category: rows of `category_id`, `document_id` and `newest`, read from the index in that
 * order. An article in several of the categories appears several times.
 * @param rowIds at least one category
 */
export function newestInCategories(rowIds: readonly number[], limit: number): Sql {
  const ofOne =
    'SELECT * FROM (SELECT category_id, document_id, newest FROM article_index_categories WHERE category_id = ? ORDER BY newest DESC, document_id LIMIT ?) t';
  return {
    sql: rowIds.map(() => ofOne).join(' UNION ALL '),
    values: rowIds.flatMap((rowId) => [rowId, limit]),
  };
}
