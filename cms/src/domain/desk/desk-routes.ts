import type { Core } from '@strapi/strapi';
import { isAllowed } from '../../platform/strapi/document-rights';
import { mountAdminRoutes } from '../../platform/strapi/mount-admin-routes';
import { readBackupWarning } from '../backups/read-warning';
import { SITE } from '../site/site-document';
import type { Desk } from './desk';
import { readArticles } from './read-articles';
import { readForModerators } from './read-comments';
import { readOpen } from './read-open';
import { readEarly, readScheduled } from './read-plans';
import { readSiteLinks } from './read-site-links';

const BLOG = 'api::blog.blog';

/**
 * The route of the editors' home page. Everybody who is signed in may request it: the response has the lists of their
 * role. Its number of statements does not depend on how much there is.
 */
export function mountDesk(strapi: Core.Strapi): void {
  mountAdminRoutes(strapi, [
    {
      method: 'GET',
      path: '/admin/desk',
      allows: () => true,
      handle: async ({ ability, isSuperAdmin }): Promise<Desk> => {
        // Moderators read articles, but have nothing to do with them.
        const writes = isAllowed(strapi, ability, 'update', BLOG) && isAllowed(strapi, ability, 'read', BLOG);
        const [forModerators, articles, scheduled, early, siteLinks, open, backups] = await Promise.all([
          readForModerators(strapi, ability),
          writes ? readArticles(strapi, ability) : {},
          writes ? readScheduled(strapi, ability) : undefined,
          writes ? readEarly(strapi, ability) : undefined,
          isAllowed(strapi, ability, 'update', SITE) ? readSiteLinks(strapi) : undefined,
          readOpen(strapi, ability),
          isSuperAdmin ? readBackupWarning(strapi) : undefined,
        ]);
        return {
          ...forModerators,
          ...articles,
          ...(scheduled && { scheduled }),
          ...(early && { early }),
          ...(siteLinks && { siteLinks }),
          ...(open && { open }),
          ...(backups !== undefined && { backups }),
        };
      },
    },
  ]);
}
