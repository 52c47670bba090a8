import type { Dialect } from '../../../../platform/database/dialect';
import type { Sql } from '../../../../platform/database/sql';
import { stemWord } from '../words/stem';

interface Asked {
  /** As `queryWords` makes them: nothing in them means anything to a database. */
  words: readonly string[];
  /** What must hold besides, of a row `i` of `article_index`. */
  conditions: readonly Sql[];
  /** How many articles are ranked and found: ranking takes most of a search's time. */
  most: number;
}

/** The fields that rank, the one that counts most first: a column of FTS5 and a weight of a `tsvector`. */
const RANKING = [
  { column: 'title', weight: 'A' },
  { column: 'description', weight: 'B' },
  { column: 'categories', weight: 'C' },
] as const;
type Field = (typeof RANKING)[number];

/**
 * Finds articles by words (C22): every word must begin a word of the title, description, categories or text. First come
 * those with most of the words in the title; of these, those with most in the description, then in the categories. A
 * relative counts like the word (who looks for "pregnant" is served by a title on pregnancy), though it finds nothing. How
 * often a word is there, and how long the text is, does not count: so both databases give one order.
 *
 * Of more than `most` articles that match, those with a word in the title go first, then those with one in the description or
 * the categories, then those that were indexed last; the rest are not found.
 * @returns a statement that answers their document ids in this order
 */
export function searchSql(dialect: Dialect, { words, conditions, most }: Asked): Sql {
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
  /** @param index whether a condition names the row `i` */
  from(index: boolean): string;
  /** Of `from`. */
  id: string;
  /** Whether all words are in an article. */
  all(words: readonly string[]): Sql;
  /** Whether one of the words is in one of these fields. */
  any(words: readonly string[], fields: readonly Field[]): Sql;
  /** 1 where a word is in this field of an article, otherwise 0. */
  has(word: string, field: Field): Sql;
}

const quoted = (words: readonly string[]) => words.map((word) => `"${word}"*`);
/** The articles are looked up once for each question, not once for each article. */
const inHead = (id: string, match: string): Sql => ({
  sql: `(${id} IN (SELECT rowid FROM article_search_head WHERE article_search_head MATCH ?))`,
  values: [match],
});

const SQLITE: Words = {
  from: (index) => `article_search s${index ? ' CROSS JOIN article_index i ON i.id = s.rowid' : ''}`,
  id: 's.rowid',
  all: (words) => ({ sql: 's.article_search MATCH ?', values: [quoted(words).join(' ')] }),
  // With a plus, or SQLite may search once for each of these ids.
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
  // Of `head`, which is in the row: `everything` would be read from outside of it for every match.
  any: (words, fields) => ({
    sql: 'i.head @@ CAST(? AS tsquery)',
    values: [words.map((word) => `'${word}':*${fields.map(({ weight }) => weight).join('')}`).join(' | ')],
  }),
  has: (word, { weight }) => ({
    sql: 'CAST(i.head @@ CAST(? AS tsquery) AS integer)',
    values: [`'${word}':*${weight}`],
  }),
};
