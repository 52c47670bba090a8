import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { perVersion } from '../content-version/per-version';
import { dialectOf, type Dialect } from '../database/dialect';
import { rowsOf } from '../database/rows';
import type { Sql } from '../database/sql';
import type { ArticleList } from './page';
import { searchSql, type SearchSql } from './search-sql';
import { askedWords } from './words';

/** Which articles; without any of these, all. */
export interface Filter {
  /** Row id: its own articles, and of a topic its sub-topics' too (C20). */
  categoryId?: number | undefined;
  /** A reader's words; all must match (C22). */
  search?: string | undefined;
  /** Only articles of these ids. */
  among?: readonly string[] | undefined;
}

const EMPTY: ArticleList = { ids: () => Promise.resolve([]), total: () => Promise.resolve(0) };
/** Made-up questions must not fill the memory. */
const MOST_COUNTS = 5000;
const counts = perVersion(() => Promise.resolve(new Map<string, Promise<number>>()));

/**
 * The published articles that match, newest first, or where words are searched the best match first.
 * A page is one statement over an index in that order: its time does not grow with the number of articles.
 */
export function listOf(strapi: Core.Strapi, filter: Filter = {}): ArticleList {
  const words = filter.search === undefined ? undefined : askedWords(filter.search);
  // Signs without a letter or digit match nothing.
  if (words?.length === 0 || filter.among?.length === 0) return EMPTY;
  const statement = statementOf(dialectOf(strapi), words, filter);
  return read(strapi, statement, JSON.stringify([words, filter.categoryId, filter.among]));
}

/** The published articles that are laid out to be watched, newest first. An index of theirs alone is in that order. */
export function videoList(strapi: Core.Strapi): ArticleList {
  return read(strapi, VIDEOS, 'videos');
}

/** @param key of its count among those of other lists */
function read(strapi: Core.Strapi, { found, order }: Statement, key: string): ArticleList {
  const ask = async (sql: string, values: readonly (string | number)[]): Promise<unknown[]> =>
    rowsOf(await strapi.db.connection.raw(sql, [...values]));
  return {
    async ids({ offset, limit }) {
      const sql = `SELECT i.document_id FROM ${found.sql} ORDER BY ${order.sql} LIMIT ? OFFSET ?`;
      const rows = await ask(sql, [...found.values, ...order.values, limit, offset]);
      return rows.map((row) => v.parse(Id, row).document_id);
    },
    async total() {
      const known = await counts(strapi);
      if (known.size > MOST_COUNTS) known.clear();
      const counting =
        known.get(key) ?? ask(`SELECT count(*) AS total FROM ${found.sql}`, found.values).then(only);
      known.set(key, counting);
      counting.catch(() => known.delete(key));
      return counting;
    },
  };
}

const Id = v.object({ document_id: v.string() });
const Count = v.tuple([v.object({ total: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) })]);
const only = (rows: unknown[]) => v.parse(Count, rows)[0].total;

/** What a list is read with: a page of it and how many there are. */
interface Statement {
  /** What stands after FROM. */
  found: Sql;
  order: Sql;
}

const VIDEOS: Statement = {
  found: { sql: 'article_index i WHERE i.video', values: [] },
  order: { sql: 'i.newest DESC, i.document_id', values: [] },
};

/** The whole index in the order of lists. */
const ALL: SearchSql = {
  from: 'article_index i',
  where: { sql: '1 = 1', values: [] },
  order: { sql: 'i.newest DESC', values: [] },
};

function statementOf(
  dialect: Dialect,
  words: string[] | undefined,
  { categoryId, among }: Filter,
): Statement {
  const { from, where, order } = words ? searchSql(dialect, words) : inOrder(categoryId);
  const both = words !== undefined && categoryId !== undefined;
  const conditions: Sql[] = [
    where,
    ...(both
      ? [
          {
            sql: 'i.document_id IN (SELECT document_id FROM article_index_categories WHERE category_id = ?)',
            values: [categoryId],
          },
        ]
      : []),
    ...(among ? [{ sql: `i.document_id IN (${among.map(() => '?').join(', ')})`, values: among }] : []),
  ];
  return {
    found: {
      sql: `${from} WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`,
      values: conditions.flatMap(({ values }) => values),
    },
    order: { sql: `${order.sql}, ${words ? 'i.newest DESC, ' : ''}i.document_id`, values: order.values },
  };
}

function inOrder(categoryId: number | undefined): SearchSql {
  if (categoryId === undefined) return ALL;
  return {
    from: 'article_index_categories i',
    where: { sql: 'i.category_id = ?', values: [categoryId] },
    order: { sql: 'i.newest DESC', values: [] },
  };
}
