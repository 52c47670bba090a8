import type { Core, UID } from '@strapi/strapi';

/** Whether readers get the document. */
export async function isPublished(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  documentId: string,
): Promise<boolean> {
  const where = { documentId, publishedAt: { $notNull: true } };
  return (await strapi.db.query(uid).count({ where })) > 0;
}
