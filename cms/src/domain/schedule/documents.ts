import type { Core, UID } from '@strapi/strapi';

/** The parts used here of Strapi's document service, for a content type with drafts. */
interface Documents {
  update(params: { documentId: string; data: object }): Promise<unknown>;
  publish(params: { documentId: string }): Promise<unknown>;
  unpublish(params: { documentId: string }): Promise<unknown>;
}

const hasDrafts = (documents: object): documents is Documents =>
  'publish' in documents && 'unpublish' in documents && 'update' in documents;

export function getDocuments(strapi: Core.Strapi, uid: UID.ContentType): Documents {
  const documents: object = strapi.documents(uid);
  if (!hasDrafts(documents)) throw new Error(`${uid} has no drafts, so it cannot be scheduled.`);
  return documents;
}
