import type { StrapiApp } from '@strapi/strapi/admin';
import { FORM, PERMISSIONS, SITE } from './site-form';

interface Link {
  uid: string;
  to: string;
  search: string | null;
}

/** A hook of the content manager: there is one document of site settings, so its link leads to the form. */
export const linkToForm = <T extends { ctLinks: Link[] }>(menu: T): T => ({
  ...menu,
  ctLinks: menu.ctLinks.map((link) => (link.uid === SITE ? { ...link, to: FORM, search: null } : link)),
});

/** Settings → Site settings, and the link in the menu of the content. */
export function registerSiteSettings(app: Pick<StrapiApp, 'addSettingsLink' | 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/App/mutate-collection-types-links', linkToForm);
  app.addSettingsLink('global', {
    id: 'site-settings',
    to: 'site-settings',
    intlLabel: { id: 'site-settings.title', defaultMessage: 'Site settings' },
    permissions: PERMISSIONS,
    Component: () =>
      import('./OpenSiteSettings').then(({ OpenSiteSettings }) => ({ default: OpenSiteSettings })),
  });
}
