import type { Core } from '@strapi/strapi';
import { createFieldRights, type Ability } from '../../../platform/strapi/document-rights';
import { Refusal } from './for-each-article';

/** @throws Refusal when the editor's role may not change this field of the article */
export async function refuseHiddenField(
  strapi: Core.Strapi,
  ability: Ability,
  documentId: string,
  field: string,
): Promise<void> {
  const isAllowedAt = await createFieldRights(strapi, ability, 'update', {
    uid: 'api::blog.blog',
    documentId,
  });
  if (!isAllowedAt(field)) throw new Refusal('Your role does not allow changing this field.');
}
