import type { Core } from '@strapi/strapi';
import { lockContent } from '../platform/database/content-lock';
import { getDialect } from '../platform/database/dialect';

/** What editors write and readers see: each of these raises the content version. */
const CONTENT = new Set([
  'api::banner.banner',
  'api::blog.blog',
  'api::category.category',
  'api::category-redirect.category-redirect',
  'api::faq.faq',
  'api::placement.placement',
  'api::redirect.redirect',
]);
const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete']);

/** Has editors write one after the other on PostgreSQL, whichever process they are in. SQLite has one writer anyway. */
export function writeContentInTurn(strapi: Core.Strapi): void {
  if (getDialect(strapi) === 'sqlite') return;
  strapi.documents.use(async ({ uid, action }, next) => {
    if (!CONTENT.has(uid) || !WRITES.has(action)) return next();
    return strapi.db.transaction(async () => {
      await lockContent(strapi);
      return next();
    });
  });
}
