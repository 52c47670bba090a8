import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { rowsOf } from '../database/rows';

/** Enough to choose ten good ones from, however many there are: the time does not grow with the articles. */
const MOST = 60;
/** Above every letter: where words that begin alike end. */
export const LAST = '\u{10FFFF}';

const Row = v.object({ title: v.string() });

/**
 * Titles in which every beginning given begins a word, each title once. Read off the words of titles, in their order,
 * from the longest beginning on, which few titles have.
 * @param beginnings for each word asked the beginnings that will do
 */
export async function titlesWith(strapi: Core.Strapi, beginnings: readonly string[]): Promise<string[]> {
  const [longest, ...others] = beginnings.toSorted((a, b) => b.length - a.length);
  if (longest === undefined) return [];
  const joins = others.map(
    (_, at) =>
      `JOIN article_index_words w${at} ON w${at}.document_id = w.document_id AND w${at}.word >= ? AND w${at}.word < ?`,
  );
  const sql = `SELECT w.title FROM article_index_words w ${joins.join(' ')}
    WHERE w.word >= ? AND w.word < ? ORDER BY w.word, w.document_id LIMIT ?`;
  const ranges = [...others, longest].flatMap((word) => [word, word + LAST]);
  const rows = rowsOf(await strapi.db.connection.raw(sql, [...ranges, MOST]));
  return [...new Set(rows.map((row) => v.parse(Row, row).title))];
}

/** Whether a word of any title begins like this. */
export async function anyTitleWith(strapi: Core.Strapi, beginning: string): Promise<boolean> {
  const found: unknown = await strapi.db
    .connection('article_index_words')
    .where('word', '>=', beginning)
    .where('word', '<', beginning + LAST)
    .first('word');
  return found !== undefined;
}
