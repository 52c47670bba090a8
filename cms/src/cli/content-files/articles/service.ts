import { type Core, type UID } from '@strapi/strapi';

/**
 * The methods of Strapi's document service that content files use. The fields of `data` are those of the schema, which
 * the service validates.
 */
interface Documents {
  create(params: { data: object; status?: 'published' }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: object; status?: 'published' }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

export function getDocuments(strapi: Core.Strapi, uid: UID.ContentType): Documents {
  return strapi.documents(uid);
}
