import { Layout } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { PERMISSIONS } from './permissions';

/** The main menu's *Pages*. */
export function registerSitePages(app: StrapiApp): void {
  app.addMenuLink({
    to: 'site-pages',
    icon: Layout,
    intlLabel: { id: 'site-pages.title', defaultMessage: 'Pages' },
    permissions: PERMISSIONS,
    Component: async () => ({ default: (await import('./SitePagesPage')).SitePagesPage }),
  });
}
