import type { Core } from '@strapi/strapi';
import { getWrittenId, type DocumentWrite } from '../../platform/strapi/document-write';
import { redirectDeletedCategory, updateRedirects } from './address-rules';
import { CATEGORY, findCategoryRow } from './category-row';
import { setSlug } from './naming-rules';
import { applyTopicRules } from './topic-rules';

const WRITES = new Set(['create', 'update', 'clone', 'delete']);

/**
 * Enforces the rules of topics, names and addresses on every write of a category. The write and its consequences are
 * one transaction, which begins before the stored category is read, so that no other write comes between.
 */
export function enforceCategoryRules(strapi: Core.Strapi): void {
  strapi.documents.use(async (context, next) => {
    if (context.uid !== CATEGORY || !WRITES.has(context.action)) return next();
    const { action, params }: DocumentWrite = context;
    const { data, documentId } = params;
    return strapi.db.transaction(async () => {
      // For a clone, this is the original.
      const stored = await findCategoryRow(strapi, documentId);
      if (action === 'delete') {
        if (stored) await redirectDeletedCategory(strapi, stored);
        return next();
      }
      if (data) {
        await applyTopicRules(strapi, { action, data, stored });
        await setSlug(strapi, { action, data, documentId, stored });
      }
      const result = await next();
      const isClone = action === 'clone';
      const now = await findCategoryRow(strapi, (isClone ? undefined : documentId) ?? getWrittenId(result));
      if (now) await updateRedirects(strapi, isClone ? null : stored, now);
      return result;
    });
  });
}
