import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { toRows } from '../../platform/database/rows/rows';

const Counted = v.object({
  category_id: v.number(),
  drafts: v.pipe(v.union([v.number(), v.string()]), v.transform(Number)),
});

/**
 * A topic includes the articles of its sub-topics, each once, as it does for published articles (C20). Materialized: both
 * halves of the union would look for the drafts again.
 */
const STATEMENT = `
WITH drafts AS MATERIALIZED (
  SELECT b.id FROM blogs b
  WHERE b.published_at IS NULL
    AND NOT EXISTS (SELECT 1 FROM blogs p WHERE p.document_id = b.document_id AND p.published_at IS NOT NULL)
), linked AS MATERIALIZED (
  SELECT l.category_id, l.blog_id FROM drafts d JOIN blogs_categories_lnk l ON l.blog_id = d.id
)
SELECT category_id, count(*) AS drafts FROM (
  SELECT category_id, blog_id FROM linked
  UNION
  SELECT c.parent_id AS category_id, l.blog_id FROM linked l JOIN categories c ON c.id = l.category_id
  WHERE c.parent_id IS NOT NULL
) counted
GROUP BY category_id`;

/** The number of articles per category, by row id, that readers do not see in any version. */
export async function countDrafts(strapi: Core.Strapi): Promise<Map<number, number>> {
  const rows = toRows(await strapi.db.connection.raw(STATEMENT));
  return new Map(rows.map((row) => v.parse(Counted, row)).map((row) => [row.category_id, row.drafts]));
}
