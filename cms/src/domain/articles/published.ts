import type { Core } from '@strapi/strapi';
import { isDocumentId } from '../../platform/strapi/document-id';

/** Whether readers can see an article with this document id. */
export async function isPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  if (!isDocumentId(documentId)) return false;
  const where = { documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query('api::blog.blog').count({ where })) > 0;
}
