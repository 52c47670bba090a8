import { Monitor } from '@strapi/icons';
import type { StrapiApp } from '@strapi/strapi/admin';
import { PERMISSIONS } from './permissions';
import { registerPlaces } from './places/choose-places';

/** The main menu's *Pages*, and the inputs for places on them. */
export function registerSitePages(app: StrapiApp): void {
  registerPlaces(app);
  app.addMenuLink({
    to: 'site-pages',
    icon: Monitor,
    intlLabel: { id: 'site-pages.title', defaultMessage: 'Pages' },
    permissions: PERMISSIONS,
    Component: () => import('./SitePagesPage').then(({ SitePagesPage }) => ({ default: SitePagesPage })),
  });
}
