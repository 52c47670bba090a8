import type { StrapiApp } from '@strapi/strapi/admin';
import { linkRedirectedArticles } from './article-column';

/**
 * The menu of a form ends with who created and changed it, and with its id, which Strapi always shows; above that it
 * offers to copy the id.
 */
const IDS = `
[role="menu"] dl > div:last-child:not(:first-child),
[role="menu"] [role="menuitem"]:has(+ dl),
[role="menu"] [role="separator"]:has(+ [role="menuitem"] + dl) {
  display: none !important;
}`;

/** Hides raw ids from everybody: articles have titles, and addresses for those who need to name one. */
export function registerIds(app: Pick<StrapiApp, 'registerHook'>): void {
  app.registerHook('Admin/CM/pages/ListView/inject-column-in-table', linkRedirectedArticles);
  const style = document.createElement('style');
  style.textContent = IDS;
  document.head.append(style);
}
