import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getDialect, type Dialect } from '../../../platform/database/dialect';
import { toRows } from '../../../platform/database/rows/rows';
import type { Sql } from '../../../platform/database/sql';
import { strapiColumns } from '../../../platform/database/strapi-columns';
import { isDocumentId } from '../../../platform/strapi/document-id';

interface Options {
  /** Further conditions for the insert. */
  where?: Sql;
  /** The SQL after the values: what to do on a conflict. */
  conflict?: string;
}

const Written = v.object({ id: v.number() });

/**
 * On PostgreSQL two transactions do not see each other: a row inserted while its article is being deleted would stay
 * forever. Locking one of the article's rows makes either the deletion wait and delete the row too, or this insert wait
 * and write nothing. The draft is locked first, because publishing replaces the other row.
 */
const STAYS: { [D in Dialect]: string } = {
  sqlite: '',
  postgres:
    'AND EXISTS (SELECT 1 FROM blogs d WHERE d.document_id = b.document_id ORDER BY d.published_at NULLS FIRST FOR KEY SHARE)',
};

/**
 * Inserts a member's rating, comment or saved article, with every column that Strapi would fill. One statement checks
 * that the article is published, so nothing is written for one that was just unpublished or deleted.
 * @param row columns and their values, besides `blog_id`
 * @returns the id of the row; undefined when there is no such article or `where` does not hold
 */
export async function insertForArticle(
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
