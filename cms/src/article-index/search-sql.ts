import type { Dialect } from '../database/dialect';

/** A piece of SQL and the values of its question marks. */
export interface Sql {
  sql: string;
  values: readonly (string | number)[];
}

/** How articles are found by words, as the parts of a statement. */
export interface SearchSql {
  from: string;
  where: Sql;
  /** The best match first. */
  order: Sql;
}

/**
 * Finds articles by words (C22): every word must begin a word of the title, description, categories or text. Title
 * counts over description over categories over text.
 * @param words as `askedWords` makes them: nothing in them means anything to a database
 */
export function searchSql(dialect: Dialect, words: readonly string[]): SearchSql {
  if (dialect === 'sqlite') {
    return {
      from: 'article_search s JOIN article_index i ON i.id = s.rowid',
      where: { sql: 'article_search MATCH ?', values: [words.map((word) => `"${word}"*`).join(' ')] },
      order: { sql: 'bm25(article_search, 10.0, 5.0, 3.0, 1.0)', values: [] },
    };
  }
  const beginnings = words.map((word) => `'${word}':*`);
  return {
    from: 'article_index i',
    where: { sql: 'i.everything @@ CAST(? AS tsquery)', values: [beginnings.join(' & ')] },
    // Of words that are in the text alone, only that they match counts: ranking by the text would read the whole
    // vector of every match.
    order: {
      sql: "ts_rank('{0, 0.3, 0.5, 1}', i.head, CAST(? AS tsquery)) DESC",
      values: [beginnings.join(' | ')],
    },
  };
}
