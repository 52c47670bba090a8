import type { Core } from '@strapi/strapi';
import { isDocumentId } from '../../platform/strapi/document-id';
import { filterCreators, isAllowed, type Ability } from '../../platform/strapi/document-rights';
import { mayReadTitles } from '../history/hidden-titles';
import type { VersionedType } from '../history/versioned-types';
import { isAllowedForWhole } from '../history/whole-document';
import { findDeleted } from './deleted-entries';

/** Whether the editor may see deleted entries of a type: those who may create such entries and read their titles. */
export const mayListDeleted = (strapi: Core.Strapi, ability: Ability, { uid }: VersionedType): boolean =>
  isAllowed(strapi, ability, 'create', uid) && mayReadTitles(strapi, ability, uid);

/** An entry returns with all of its fields, and one of a type without drafts is public at once. */
export const mayRestore = async (
  strapi: Core.Strapi,
  ability: Ability,
  type: VersionedType,
  documentId: string,
): Promise<boolean> =>
  mayListDeleted(strapi, ability, type) &&
  isAllowedForWhole(strapi, ability, 'create', { uid: type.uid, documentId });

/** Authors may be limited to entries that they created. */
export const filterDeletedCreators = (
  strapi: Core.Strapi,
  ability: Ability,
  { uid }: VersionedType,
  accounts: () => Promise<readonly number[]>,
): Promise<'all' | number[]> => filterCreators(strapi, ability, 'read', uid, accounts);

/** Whether there is such a deleted entry, and the editor may see it. */
export async function isVisibleDeleted(
  strapi: Core.Strapi,
  ability: Ability,
  type: VersionedType,
  documentId: string,
): Promise<boolean> {
  if (!isDocumentId(documentId)) return false;
  const note = await findDeleted(strapi.db.connection, { type: type.uid, documentId });
  const { creatorId = null } = note ?? {};
  const own = () => Promise.resolve(creatorId === null ? [] : [creatorId]);
  const creators = await filterDeletedCreators(strapi, ability, type, own);
  return creators === 'all' || (creatorId !== null && creators.includes(creatorId));
}
