import type { Core } from '@strapi/strapi';
import { lockContent } from '../platform/database/locks/content-lock';
import { getDialect } from '../platform/database/dialect';

/** Content that editors write and readers see: writes to it increase the content version. */
const CONTENT = new Set([
  'api::banner.banner',
  'api::blog.blog',
  'api::category.category',
  'api::category-redirect.category-redirect',
  'api::placement.placement',
  'api::redirect.redirect',
  'api::site.site',
]);
const WRITES = new Set(['create', 'update', 'clone', 'publish', 'unpublish', 'discardDraft', 'delete']);

/**
 * On PostgreSQL, makes editors' writes run one after the other across all processes. SQLite has a single writer anyway.
 */
export function serialiseContentWrites(strapi: Core.Strapi): void {
  if (getDialect(strapi) === 'sqlite') return;
  strapi.documents.use(async ({ uid, action }, next) => {
    if (!CONTENT.has(uid) || !WRITES.has(action)) return next();
    return strapi.db.transaction(async () => {
      await lockContent(strapi);
      return next();
    });
  });
}
