import type { StrapiApp } from '@strapi/strapi/admin';
import { addStyle } from '../ui/add-style';

/**
 * The key under which Strapi stores that an editor has closed its advertisement of the new media library; there is no
 * setting for it.
 */
const ADVERTISEMENT_CLOSED = 'STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:false';

/** The right on which the menu's link to Strapi's marketplace depends. */
const MARKETPLACE = 'admin::marketplace.read';

interface Permission {
  action: string;
}

/** Nobody has the right to what only sells something. */
export const withoutMarketplace = <P extends Permission>(permissions: readonly P[]): P[] =>
  permissions.filter(({ action }) => action !== MARKETPLACE);

/** Links to Strapi's shop, and the field of the sign-up form that subscribes to Strapi's newsletter. */
const HIDDEN = `
a:is([href^="https://strapi.io/pricing"], [href^="https://market.strapi.io"], [href^="https://cloud.strapi.io"]),
form:has(input[name="password"]) div:has(> div > div > * > input[name="news"], > div > div > button[name="news"]) {
  display: none !important;
}`;

/** Removes from the admin what Strapi advertises. `config/admin.ts` and `config` of `app.tsx` switch off the rest. */
export function removeAdverts(app: StrapiApp): void {
  localStorage.setItem(ADVERTISEMENT_CLOSED, 'true');
  app.addRBACMiddleware([() => (next) => (permissions) => next(withoutMarketplace(permissions))]);
  addStyle(HIDDEN);
}
