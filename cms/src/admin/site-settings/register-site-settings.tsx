import type { StrapiApp } from '@strapi/strapi/admin';
import { isValidElement } from 'react';
import { linkToForm } from './link-to-form';
import { chooseLists, LIST_CHOICE } from './list-choices';
import { OwnLinks } from './OwnLinks';
import { PERMISSIONS } from './site-form';

/** In Strapi's `register`: the input that `chooseLists` puts into the form. */
export function registerSiteSettings(app: Pick<StrapiApp, 'customFields'>): void {
  app.customFields.register({
    name: LIST_CHOICE,
    // Strapi wants one of its own types; the schema has an enumeration.
    type: 'string',
    intlLabel: { id: 'list-choice', defaultMessage: 'Links' },
    intlDescription: { id: 'list-choice.description', defaultMessage: 'Which links readers see' },
    components: {
      Input: async () => ({ default: (await import('./ListChoiceInput')).ListChoiceInput }),
    },
  });
}

/** In Strapi's `bootstrap`: Settings → Site settings, and the link in the menu of the content. */
export function bootstrapSiteSettings(app: Pick<StrapiApp, 'addSettingsLink' | 'registerHook'>): void {
  const hideUnseen = chooseLists((list, labelAction) => (
    <>
      {isValidElement(labelAction) && labelAction}
      <OwnLinks list={list} />
    </>
  ));
  app.registerHook('Admin/CM/pages/EditView/mutate-edit-view-layout', hideUnseen);
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
