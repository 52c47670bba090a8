import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { createSingleFlightCache } from '../../../../platform/cache/single-flight';
import { cachePerVersion } from '../../../../platform/content-version/per-version';
import { getDialect } from '../../../../platform/database/dialect';
import { toRows } from '../../../../platform/database/rows/rows';
import type { Sql } from '../../../../platform/database/sql';
import type { ArticleList } from './page';
import { searchIds, MAX_RESULTS } from './search-ids';
import { searchSql } from './search-sql';
import { queryWords } from '../words/words';

/** Selects articles; an empty filter matches all. */
export interface Filter {
  /** Row id. A topic includes the articles of its sub-topics (C20). */
  categoryId?: number | undefined;
  /** The reader's search words; all must match (C22). */
  search?: string | undefined;
  /** Only articles with these ids. */
  among?: readonly string[] | undefined;
}

const EMPTY: ArticleList = { ids: () => Promise.resolve([]), total: () => Promise.resolve(0) };
/** Arbitrary requests must not fill the memory. */
const MOST_COUNTS = 5000;
const counts = cachePerVersion(() => Promise.resolve(createSingleFlightCache<number>({ max: MOST_COUNTS })));

/**
 * The matching published articles, newest first, or the best match first for a search. A page is one statement over an
 * index in that order, so its time does not grow with the number of articles.
 * @param mostFound the maximum number of search results
 */
export function createArticleList(
  strapi: Core.Strapi,
  filter: Filter = {},
  mostFound = MAX_RESULTS,
): ArticleList {
  const { search, ...others } = filter;
  if (others.among?.length === 0) return EMPTY;
  if (search === undefined) return read(strapi, inOrder(others), JSON.stringify(others));
  const words = queryWords(search);
  // Text without a letter or digit matches nothing.
  if (words.length === 0) return EMPTY;
  const found = () =>
    searchIds(
      strapi,
      searchSql(getDialect(strapi), { words, conditions: getConditions(others), most: mostFound }),
    );
  return {
    ids: async ({ offset, limit }) => (await found()).slice(offset, offset + limit),
    total: async () => (await found()).length,
  };
}

/** The published video articles, newest first, from a separate index in that order. */
export function videoList(strapi: Core.Strapi): ArticleList {
  return read(strapi, VIDEOS, 'videos');
}

/** @param key identifies the cached count of the list */
function read(strapi: Core.Strapi, { ids, total }: Statements, key: string): ArticleList {
  const query = async ({ sql, values }: Sql): Promise<unknown[]> =>
    toRows(await strapi.db.connection.raw(sql, [...values]));
  return {
    async ids({ offset, limit }) {
      return getIds(await query({ sql: ids.sql, values: [...ids.values, limit, offset] }));
    },
    async total() {
      return (await counts(strapi)).get(key, async () => only(await query(total)));
    },
  };
}

const Id = v.object({ document_id: v.string() });
const getIds = (rows: unknown[]): string[] => rows.map((row) => v.parse(Id, row).document_id);
const Count = v.tuple([v.object({ total: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)) })]);
const only = (rows: unknown[]) => v.parse(Count, rows)[0].total;

/** The statements of a list. */
interface Statements {
  /** Takes a limit and an offset as its last two values. */
  ids: Sql;
  total: Sql;
}

const VIDEOS: Statements = newestFirst('article_index i', [{ sql: 'i.video', values: [] }]);

function inOrder(filter: Filter): Statements {
  const { categoryId, ...others } = filter;
  if (categoryId === undefined) return newestFirst('article_index i', getConditions(others));
  const ofCategory = { sql: 'i.category_id = ?', values: [categoryId] };
  return newestFirst('article_index_categories i', [ofCategory, ...getConditions(others)]);
}

function newestFirst(table: string, conditions: readonly Sql[]): Statements {
  const where = conditions.length === 0 ? '' : ` WHERE ${conditions.map(({ sql }) => sql).join(' AND ')}`;
  const values = conditions.flatMap((condition) => condition.values);
  return {
    ids: {
      sql: `SELECT i.document_id FROM ${table}${where} ORDER BY i.newest DESC, i.document_id LIMIT ? OFFSET ?`,
      values,
    },
    total: { sql: `SELECT count(*) AS total FROM ${table}${where}`, values },
  };
}

/** Conditions on a row `i` that refers to an article. */
function getConditions({ categoryId, among }: Pick<Filter, 'categoryId' | 'among'>): Sql[] {
  return [
    ...(categoryId === undefined
      ? []
      : [
          {
            sql: 'i.document_id IN (SELECT document_id FROM article_index_categories WHERE category_id = ?)',
            values: [categoryId],
          },
        ]),
    ...(among ? [{ sql: `i.document_id IN (${among.map(() => '?').join(', ')})`, values: among }] : []),
  ];
}
