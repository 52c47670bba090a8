import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Timestamp } from '../../../platform/database/rows/timestamp';

/** Nobody would fix more in one sitting. */
export const MOST_EARLY = 100;

const Early = v.array(
  v.object({ documentId: v.string(), title: v.nullish(v.string(), null), publicationDate: Timestamp }),
);

/** Articles that are public before their date (C42): they were so when the rule about the date was introduced. */
export async function findEarlyArticles(strapi: Core.Strapi, now: Date) {
  const rows: unknown[] = await strapi.db.query('api::blog.blog').findMany({
    where: { publishedAt: { $notNull: true }, publicationDate: { $gt: now } },
    select: ['documentId', 'title', 'publicationDate'],
    orderBy: [{ publicationDate: 'asc' }, { documentId: 'asc' }],
    limit: MOST_EARLY,
  });
  return v.parse(Early, rows);
}
