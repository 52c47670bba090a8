import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { Timestamp } from '../../../platform/database/rows/timestamp';
import { isAllowed } from '../../../platform/strapi/document-rights';
import { mountAdminRoutes } from '../../../platform/strapi/mount-admin-routes';

const BLOG = 'api::blog.blog';
/** Nobody would fix more in one sitting. */
const MOST_LISTED = 100;

/** A route for the admin's home page: articles that are public before their date (C42). */
export function mountArticleChecks(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/article-checks/public-before-date',
      allows: ({ ability }) => isAllowed(strapi, ability, 'read', BLOG),
      handle: () => publicBeforeDate(strapi, new Date()),
    },
  ]);
}

const Early = v.array(
  v.object({ documentId: v.string(), title: v.nullish(v.string(), null), publicationDate: Timestamp }),
);

/** Articles that were already public when the rule about the publication date was introduced. */
async function publicBeforeDate(strapi: Core.Strapi, now: Date) {
  const rows: unknown[] = await strapi.db.query(BLOG).findMany({
    where: { publishedAt: { $notNull: true }, publicationDate: { $gt: now } },
    select: ['documentId', 'title', 'publicationDate'],
    orderBy: [{ publicationDate: 'asc' }, { documentId: 'asc' }],
    limit: MOST_LISTED,
  });
  return v.parse(Early, rows);
}
