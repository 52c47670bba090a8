import type { StrapiApp } from '@strapi/strapi/admin';
import { AddressInput } from './address/AddressInput';
import { ADDRESS, showAddress } from './address/show-address';
import { COUNTED, countLengths } from './lengths/counted-fields';
import { CountedInput } from './lengths/CountedInput';
import { LayoutInput } from './layout/LayoutInput';
import { LAYOUT, nameLayouts } from './layout/name-layouts';
import { hideUnused } from './unused/hide-unused';

const HOOK = 'Admin/CM/pages/EditView/mutate-edit-view-layout';

/** In Strapi's `register`: the inputs that the hooks below put into forms. */
export function registerFields(app: StrapiApp): void {
  app.customFields.register({
    name: ADDRESS,
    type: 'string',
    intlLabel: { id: 'address', defaultMessage: 'Address' },
    intlDescription: { id: 'address.description', defaultMessage: 'The end of a link' },
    // Not loaded on demand: until then, Strapi shows a field of an unknown type.
    components: { Input: async () => ({ default: AddressInput }) },
  });
  app.customFields.register({
    name: LAYOUT,
    type: 'string',
    intlLabel: { id: 'layout', defaultMessage: 'Layout' },
    intlDescription: { id: 'layout.description', defaultMessage: 'How an article is arranged' },
    components: { Input: async () => ({ default: LayoutInput }) },
  });
  app.customFields.register({
    name: COUNTED,
    type: 'string',
    intlLabel: { id: 'counted', defaultMessage: 'Counted text' },
    intlDescription: { id: 'counted.description', defaultMessage: 'What search results show' },
    components: { Input: async () => ({ default: CountedInput }) },
  });
}

/** In Strapi's `bootstrap`: what single fields of forms do while somebody types. */
export function bootstrapFields(app: StrapiApp): void {
  for (const change of [showAddress, nameLayouts, countLengths, hideUnused]) app.registerHook(HOOK, change);
}
