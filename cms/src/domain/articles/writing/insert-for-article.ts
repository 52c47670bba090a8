import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Dialect } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows';
import type { Sql } from '../../../platform/database/sql';
import { strapiColumns } from '../../../platform/database/strapi-columns';
import { isDocumentId } from '../published';

interface Options {
  /** What else must hold for the row to be written. */
  where?: Sql;
  /** What follows the row: what to do where there is one already. */
  conflict?: string;
}

const Written = v.object({ id: v.number() });

/**
 * On PostgreSQL two transactions do not see each other: what is written while its article is deleted would stay for ever.
 * With one of the article's rows locked, either the deletion waits and takes it along, or this waits and writes nothing.
 * The draft comes first, because publishing replaces the other row.
 */
const STAYS: { [D in Dialect]: string } = {
  sqlite: '',
  postgres:
    'AND EXISTS (SELECT 1 FROM blogs d WHERE d.document_id = b.document_id ORDER BY d.published_at NULLS FIRST FOR KEY SHARE)',
};

/**
 * Writes what a member says of an article, with every column that Strapi would fill. One statement, and the article being
 * published is part of it: nothing is written for one that has just gone.
 * @param row columns and their values, besides `blog_id`
 * @returns the id of the row; undefined: there is no such article, or `where` does not hold
 */
export async function writeUnderArticle(
  strapi: Core.Strapi,
  table: string,
  blogId: string,
  row: Record<string, string | number | boolean | Date | null>,
  { where, conflict = '' }: Options = {},
): Promise<number | undefined> {
  if (!isDocumentId(blogId)) return undefined;
  const columns = { ...strapiColumns(new Date()), ...row };
  const [written] = toRows(
    await strapi.db.connection.raw(
      `INSERT INTO ${table} (blog_id, ${Object.keys(columns).join(', ')})
       SELECT b.document_id, ${Object.keys(columns)
         .map(() => '?')
         .join(', ')} FROM blogs b
       WHERE b.document_id = ? AND b.published_at IS NOT NULL ${STAYS[getDialect(strapi)]} ${where ? `AND ${where.sql}` : ''}
       ${conflict} RETURNING id`,
      [...Object.values(columns), blogId, ...(where?.values ?? [])],
    ),
  );
  return written === undefined ? undefined : v.parse(Written, written).id;
}
