import type { Core } from '@strapi/strapi';

/** Whether a text can be a document id. Other texts never reach the database, which rejects NUL. */
export function isDocumentId(text: string): boolean {
  return /^[a-z0-9]{1,64}$/i.test(text);
}

/** Whether readers can see an article with this document id. */
export async function isPublished(strapi: Core.Strapi, documentId: string): Promise<boolean> {
  if (!isDocumentId(documentId)) return false;
  const where = { documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query('api::blog.blog').count({ where })) > 0;
}
