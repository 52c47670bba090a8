import { type Core } from '@strapi/strapi';

/** Strapi's document service, as far as content files use it: the fields of `data` are the schema's, checked there. */
export interface Documents {
  create(params: { data: object; status?: 'published' }): Promise<{ documentId: string }>;
  update(params: { documentId: string; data: object; status?: 'published' }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
  delete(params: { documentId: string }): Promise<unknown>;
}

/** Its types know the content types of the project only where they were generated, which they are not. */
export function documentsOf(strapi: Core.Strapi, uid: string): Documents {
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return strapi.documents(uid as never) as unknown as Documents;
}
