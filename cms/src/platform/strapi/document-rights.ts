import type { Core, UID } from '@strapi/strapi';
import { isDocumentId } from './document-id';
import { getStrapiService } from './strapi-service';

/** The rights of the signed-in editor. */
export interface Ability {
  can(action: string, subject?: string): boolean;
  rulesFor(action: string, subject: string): readonly { fields?: readonly string[] }[];
}

export type Action = 'read' | 'update' | 'publish' | 'delete';

interface PermissionChecker {
  can: { [A in Action]: (row?: object) => boolean };
}

interface PermissionCheckers {
  create(options: { userAbility: Ability; model: string }): PermissionChecker;
}

const createChecker = (strapi: Core.Strapi, ability: Ability, uid: UID.ContentType): PermissionChecker =>
  getStrapiService<PermissionCheckers>(strapi, 'plugin::content-manager.permission-checker', [
    'create',
  ]).create({
    userAbility: ability,
    model: uid,
  });

/** Whether the editor may do this with entries of a content type, or at least with their own. */
export const isAllowed = (
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  uid: UID.ContentType,
): boolean => createChecker(strapi, ability, uid).can[action]();

/**
 * Whether the editor may do this with a document: an author may be limited to articles of their own.
 * Nobody owns a document that does not exist.
 */
export async function isAllowedFor(
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  uid: UID.ContentType,
  documentId: string,
): Promise<boolean> {
  const checker = createChecker(strapi, ability, uid);
  if (!checker.can[action]()) return false;
  const row: unknown = isDocumentId(documentId)
    ? await strapi.db
        .query(uid)
        .findOne({ where: { documentId }, populate: { createdBy: { populate: { roles: true } } } })
    : null;
  return checker.can[action](typeof row === 'object' && row !== null ? row : {});
}

const READ = 'plugin::content-manager.explorer.read';

/** Whether the editor's role may read an attribute, or a part of it if it is a component. */
export const canReadField = (ability: Ability, uid: UID.ContentType, attribute: string): boolean =>
  ability
    .rulesFor(READ, uid)
    .some(
      ({ fields }) =>
        fields === undefined ||
        fields.some((field) => field === attribute || field.startsWith(`${attribute}.`)),
    );
