import { type Core, type UID } from '@strapi/strapi';

/** Strapi's document service, as far as content files use it: the fields of `data` are the schema's, checked there. */
export interface Documents {
  create(params: { data: object; status?: 'published' }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: object; status?: 'published' }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

export function getDocuments(strapi: Core.Strapi, uid: UID.ContentType): Documents {
  return strapi.documents(uid);
}
