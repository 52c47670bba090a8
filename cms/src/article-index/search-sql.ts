import type { Dialect } from '../database/dialect';
import type { Sql } from '../database/sql';
import { stemOf } from './stem';

/** How articles are found by words, as the parts of a statement. */
export interface SearchSql {
  from: string;
  where: Sql;
  /** The best match first. */
  order: Sql;
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
 * @param words as `askedWords` makes them: nothing in them means anything to a database
 */
export function searchSql(dialect: Dialect, words: readonly string[]): SearchSql {
  const { from, all, has } = dialect === 'sqlite' ? SQLITE : POSTGRES;
  const ranks = RANKING.map((field) => words.map((word) => has(stemOf(word), field)));
  return {
    from,
    where: all(words),
    order: {
      sql: ranks.map((rank) => `${rank.map(({ sql }) => sql).join(' + ')} DESC`).join(', '),
      values: ranks.flat().flatMap(({ values }) => values),
    },
  };
}

interface Words {
  from: string;
  /** Whether all words are in an article. */
  all(words: readonly string[]): Sql;
  /** 1 where a word is in this field of an article, otherwise 0. */
  has(word: string, field: Field): Sql;
}

const SQLITE: Words = {
  from: 'article_search s JOIN article_index i ON i.id = s.rowid',
  all: (words) => ({
    sql: 'article_search MATCH ?',
    values: [words.map((word) => `"${word}"*`).join(' ')],
  }),
  // The articles are looked up once for each word and field, not once for each article.
  has: (word, { column }) => ({
    sql: '(i.id IN (SELECT rowid FROM article_search WHERE article_search MATCH ?))',
    values: [`${column} : "${word}"*`],
  }),
};

const POSTGRES: Words = {
  from: 'article_index i',
  all: (words) => ({
    sql: 'i.everything @@ CAST(? AS tsquery)',
    values: [words.map((word) => `'${word}':*`).join(' & ')],
  }),
  // Of `head`, which is in the row: `everything` would be read from outside of it for every match.
  has: (word, { weight }) => ({
    sql: 'CAST(i.head @@ CAST(? AS tsquery) AS integer)',
    values: [`'${word}':*${weight}`],
  }),
};
