import type { Core } from '@strapi/strapi';
import { isAllowed } from '../../platform/strapi/document-rights';
import { mountAdminRoutes, type AdminRoute } from '../../platform/strapi/mount-admin-routes';
import { catchUpForList } from '../draft-index/catch-up';
import { getBulkRoutes } from './bulk/bulk-routes';
import { countViews } from './count-views';
import { getSavedViewsRoutes } from './saved-views/saved-views-routes';

/** Routes of the list of articles: its views, and what is done with several articles. */
export function mountArticleList(strapi: Core.Strapi): void {
  const allows: AdminRoute['allows'] = ({ ability }) => isAllowed(strapi, ability, 'read', 'api::blog.blog');
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/article-list/views',
      allows,
      handle: async ({ ability }) => {
        await catchUpForList(strapi);
        return { counts: await countViews(strapi, ability) };
      },
    },
    ...getSavedViewsRoutes(strapi, allows),
    ...getBulkRoutes(strapi),
  ]);
}
