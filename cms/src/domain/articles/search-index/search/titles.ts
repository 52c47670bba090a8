import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../../../platform/database/rows/rows';
import { hasAllPrefixes, indexWords } from '../words/words';

/** Enough to choose ten good ones, however many there are: the time does not grow with the number of articles. */
const MOST = 60;
/** Words per statement. With very many, PostgreSQL spends longer on planning than on running it. */
const MOST_JOINED = 12;
/** Sorts after every letter: the end of a range of words with the same prefix. */
export const END_OF_PREFIX = '\u{10FFFF}';

const Row = v.object({ title: v.string() });

/**
 * Titles that contain a word with each of these prefixes, each title once. Reads the index of title words in order,
 * starting from the longest prefix, which the fewest titles match.
 */
export async function findTitles(strapi: Core.Strapi, beginnings: readonly string[]): Promise<string[]> {
  const sorted = beginnings.toSorted((a, b) => b.length - a.length);
  const [longest, ...others] = sorted.slice(0, MOST_JOINED);
  if (longest === undefined) return [];
  const joins = others.map(
    (_, at) =>
      `JOIN article_index_words w${at} ON w${at}.document_id = w.document_id AND w${at}.word >= ? AND w${at}.word < ?`,
  );
  const sql = `SELECT w.title FROM article_index_words w ${joins.join(' ')}
    WHERE w.word >= ? AND w.word < ? ORDER BY w.word, w.document_id LIMIT ?`;
  const ranges = [...others, longest].flatMap((word) => [word, word + END_OF_PREFIX]);
  const rows = toRows(await strapi.db.connection.raw(sql, [...ranges, MOST]));
  const titles = [...new Set(rows.map((row) => v.parse(Row, row).title))];
  const rest = sorted.slice(MOST_JOINED);
  return rest.length === 0 ? titles : titles.filter((title) => hasAllPrefixes(indexWords(title), rest));
}

/** Whether a word of any title has this prefix. */
export async function hasTitleWord(strapi: Core.Strapi, beginning: string): Promise<boolean> {
  const found: unknown = await strapi.db
    .connection('article_index_words')
    .where('word', '>=', beginning)
    .where('word', '<', beginning + END_OF_PREFIX)
    .first('word');
  return found !== undefined;
}
