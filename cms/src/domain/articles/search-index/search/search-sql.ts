import type { Dialect } from '../../../../platform/database/dialect';
import type { Sql } from '../../../../platform/database/sql';
import { stemWord } from '../words/stem';

interface SearchQuery {
  /** From `queryWords`: they contain no characters that are special to a database. */
  words: readonly string[];
  /** Further conditions on a row `i` of `article_index`. */
  conditions: readonly Sql[];
  /** The maximum number of articles that are ranked and returned: ranking takes most of a search's time. */
  most: number;
}

/** The fields used for ranking, the most important first: a column of FTS5 and a weight of a `tsvector`. */
const RANKING = [
  { column: 'title', weight: 'A' },
  { column: 'description', weight: 'B' },
  { column: 'categories', weight: 'C' },
] as const;
type Field = (typeof RANKING)[number];

/**
 * Finds articles by words (C22): every word must begin a word of the title, description, categories or text. Articles
 * with most of the words in the title come first, then those with most in the description, then in the categories. For
 * ranking, related word forms count too (a search for "pregnant" ranks titles with "pregnancy"), but they do not match.
 * Word frequency and text length do not count, so that both databases return the same order.
 *
 * When more than `most` articles match, those with a word in the title come first, then those with one in the
 * description or the categories, then those indexed last; the rest are not found.
 * @returns a statement that returns their document ids in this order
 */
export function searchSql(dialect: Dialect, { words, conditions, most }: SearchQuery): Sql {
  const { from, id, all, any, has } = dialect === 'sqlite' ? SQLITE : POSTGRES;
  const stems = words.map(stemWord);
  const where = joined([all(words), ...conditions], ' AND ');
  const first = joined([any(stems, [RANKING[0]]), any(stems, RANKING)], ' DESC, ');
  const ranks = joined(
    RANKING.map((field) =>
      joined(
        stems.map((stem) => has(stem, field)),
        ' + ',
      ),
    ),
    ' DESC, ',
  );
  return {
    sql: `SELECT i.document_id FROM (
        SELECT ${id} AS id FROM ${from(conditions.length > 0)} WHERE ${where.sql} ORDER BY ${first.sql} DESC, ${id} DESC LIMIT ?
      ) AS candidates JOIN article_index i ON i.id = candidates.id
      ORDER BY ${ranks.sql} DESC, i.newest DESC, i.document_id`,
    values: [...where.values, ...first.values, most, ...ranks.values],
  };
}

const joined = (parts: readonly Sql[], between: string): Sql => ({
  sql: parts.map(({ sql }) => sql).join(between),
  values: parts.flatMap(({ values }) => values),
});

interface Words {
  /** @param index whether a condition uses the row `i` */
  from(index: boolean): string;
  /** The id column in `from`. */
  id: string;
  /** Whether an article contains all words. */
  all(words: readonly string[]): Sql;
  /** Whether one of these fields contains one of the words. */
  any(words: readonly string[], fields: readonly Field[]): Sql;
  /** 1 when this field contains the word, otherwise 0. */
  has(word: string, field: Field): Sql;
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"*`);
/** A subquery, so that the articles are looked up once per search and not once per article. */
const inHead = (id: string, match: string): Sql => ({
  sql: `(${id} IN (SELECT rowid FROM article_search_head WHERE article_search_head MATCH ?))`,
  values: [match],
});

const SQLITE: Words = {
  from: (index) => `article_search s${index ? ' CROSS JOIN article_index i ON i.id = s.rowid' : ''}`,
  id: 's.rowid',
  all: (words) => ({ sql: 's.article_search MATCH ?', values: [quoted(words).join(' ')] }),
  // The plus prevents SQLite from searching once for each of these ids.
  any: (words, fields) =>
    inHead('+s.rowid', `{${fields.map(({ column }) => column).join(' ')}} : (${quoted(words).join(' OR ')})`),
  has: (word, { column }) => inHead('i.id', `${column} : "${word}"*`),
};

const POSTGRES: Words = {
  from: () => 'article_index i',
  id: 'i.id',
  all: (words) => ({
    sql: 'i.everything @@ CAST(? AS tsquery)',
    values: [words.map((word) => `'${word}':*`).join(' & ')],
  }),
  // Uses `head`, which is in the row: `everything` is stored outside of it and would be read for every match.
  any: (words, fields) => ({
    sql: 'i.head @@ CAST(? AS tsquery)',
    values: [words.map((word) => `'${word}':*${fields.map(({ weight }) => weight).join('')}`).join(' | ')],
  }),
  has: (word, { weight }) => ({
    sql: 'CAST(i.head @@ CAST(? AS tsquery) AS integer)',
    values: [`'${word}':*${weight}`],
  }),
};
