import type { Core, UID } from '@strapi/strapi';
import { createFieldRights, type Ability, type Action } from '../../platform/strapi/document-rights';
import { getAttributes, listContent } from './snapshot/snapshot';

/** Whether the editor may do this with all of a document's content: its pages and versions are one whole. */
export async function isAllowedForWhole(
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  document: { uid: UID.ContentType; documentId: string },
): Promise<boolean> {
  const isAllowedAt = await createFieldRights(strapi, ability, action, document);
  return listContent(getAttributes(strapi, document.uid)).every(isAllowedAt);
}
