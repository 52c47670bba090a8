import type { StrapiApp } from '@strapi/strapi/admin';
import { addStyle } from '../ui/add-style';
import { linkRedirectedArticles } from './article-column';
import { NameRows } from './NameRows';

/** The details of a file in the media library, and those that a form opens. */
const DETAILS = '[role="dialog"] form:has(input[name="caption"])';

/**
 * The menu of a form ends with who created and changed it, and with its id, which Strapi always shows; above that it
 * offers to copy the id. In the details of a file, the id is the last or the fifth fact about it.
 */
const IDS = `
[role="menu"] dl > div:last-child:not(:first-child),
[role="menu"] [role="menuitem"]:has(+ dl),
[role="menu"] [role="separator"]:has(+ [role="menuitem"] + dl),
${DETAILS} h3:first-child + div > div:nth-child(n + 6):last-child,
${DETAILS} > div > div:first-child:not(:has(input)) > div > div:nth-child(5) {
  display: none !important;
}`;

/** Hides raw ids from everybody: articles have titles, and addresses for those who need to name one. */
export function registerIds(app: Pick<StrapiApp, 'registerHook' | 'getPlugin'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', linkRedirectedArticles);
  const lists = app.getPlugin('content-manager');
  lists.injectComponent('listView', 'actions', { name: 'row-names', Component: NameRows });
  addStyle(IDS);
}
