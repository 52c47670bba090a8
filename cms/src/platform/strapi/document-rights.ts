import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { isDocumentId } from './document-id';
import { getStrapiService } from './strapi-service';
import { isSchema } from './schemas';

/** The rights of the signed-in editor. */
export interface Ability {
  can(action: string, subject?: string): boolean;
  rulesFor(
    action: string,
    subject: string,
  ): readonly { fields?: readonly string[]; conditions?: object | undefined }[];
}

export type Action = 'create' | 'read' | 'update' | 'publish' | 'delete';

interface PermissionChecker {
  can: { [A in Action]: (row?: object, field?: string) => boolean };
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
  return checker.can[action](await findRow(strapi, uid, documentId));
}

const Owned = v.looseObject({ documentId: v.string() });

/**
 * Those of several documents with which the editor may do this. Of documents that no longer exist, an editor who is
 * limited to own entries gets none.
 */
export async function filterAllowed(
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  uid: UID.ContentType,
  documentIds: readonly string[],
): Promise<Set<string>> {
  const checker = createChecker(strapi, ability, uid);
  if (documentIds.length === 0 || !checker.can[action]()) return new Set();
  const rows: unknown[] = await strapi.db.query(uid).findMany({
    where: { documentId: { $in: [...documentIds] } },
    select: ['id', 'documentId'],
    populate: { createdBy: { populate: { roles: true } } },
  });
  const stored = v.parse(v.array(Owned), rows);
  const gone = documentIds.filter((id) => !stored.some(({ documentId }) => documentId === id));
  const allowed = stored.filter((row) => checker.can[action](row)).map(({ documentId }) => documentId);
  return new Set([...allowed, ...(checker.can[action]({}) ? gone : [])]);
}

const Account = v.looseObject({ id: v.number() });

/**
 * Which entries of a content type the editor may do this with, by the account that created them, for entries that are
 * not stored as such: all, or those of some of the accounts.
 */
export async function filterCreators(
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  uid: UID.ContentType,
  accounts: () => Promise<readonly number[]>,
): Promise<'all' | number[]> {
  const checker = createChecker(strapi, ability, uid);
  if (!checker.can[action]()) return [];
  // Conditions of a role never hold for an entry that nobody created.
  if (checker.can[action]({})) return 'all';
  const where = { id: { $in: [...(await accounts())] } };
  const rows: unknown[] = await strapi.db.query('admin::user').findMany({ where, populate: { roles: true } });
  return v
    .parse(v.array(Account), rows)
    .filter((createdBy) => checker.can[action]({ createdBy }))
    .map(({ id }) => id);
}

/** The right to read entries of a content type, as `rulesFor` takes it. */
export const READ = 'plugin::content-manager.explorer.read';

/** Whether the editor may read only some entries of a content type, such as their own. */
export function isLimited(ability: Ability, uid: string): boolean {
  const rules = ability.rulesFor(READ, uid);
  return rules.length > 0 && rules.every(({ conditions = {} }) => Object.keys(conditions).length > 0);
}

/** Whether the editor may read this field of at least some entries of a content type. */
export const mayReadField = (
  strapi: Core.Strapi,
  ability: Ability,
  uid: UID.ContentType,
  field: string,
): boolean => createChecker(strapi, ability, uid).can.read(undefined, field);

/**
 * Whether the editor may do this with a field of all entries of a content type: rights that are limited to some entries
 * do not count.
 * @param field omitted: with the whole entry
 */
export const mayWithAll = (
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  uid: UID.ContentType,
  field?: string,
): boolean => createChecker(strapi, ability, uid).can[action]({}, field);

/** Attributes of a content type, as far as rights name them. */
type Named = Readonly<Record<string, { type: string; component?: string }>>;

/**
 * Which attributes of a document the editor may read or change, by the rights that hold for this document. A component
 * counts only as a whole: of one with hidden fields, nothing is shown.
 * @param documentId null: an entry that was never saved
 */
export async function createFieldRights(
  strapi: Core.Strapi,
  ability: Ability,
  action: Action,
  { uid, documentId }: { uid: UID.ContentType; documentId: string | null },
): Promise<(attribute: string) => boolean> {
  const checker = createChecker(strapi, ability, uid);
  const row = await findSubject(strapi, action, uid, documentId);
  const isAllowedAt = (path: string, attributes: Named, name: string): boolean => {
    if (checker.can[action](row, path)) return true;
    const component = attributes[name]?.type === 'component' ? attributes[name].component : undefined;
    const parts = component === undefined ? {} : getNamed(strapi, component);
    const names = Object.keys(parts);
    return names.length > 0 && names.every((part) => isAllowedAt(`${path}.${part}`, parts, part));
  };
  const own = getNamed(strapi, uid);
  return (attribute) => isAllowedAt(attribute, own, attribute);
}

/** An entry that is being created has no owner yet, so no condition of a role applies to it. */
async function findSubject(
  strapi: Core.Strapi,
  action: Action,
  uid: UID.ContentType,
  documentId: string | null,
): Promise<object | undefined> {
  if (action === 'create') return undefined;
  return documentId === null ? {} : findRow(strapi, uid, documentId);
}

const getNamed = (strapi: Core.Strapi, uid: string): Named =>
  isSchema(strapi, uid) ? strapi.getModel(uid).attributes : {};

/** With its creator, by whom rights may be limited; nobody owns a document that does not exist. */
async function findRow(strapi: Core.Strapi, uid: UID.ContentType, documentId: string): Promise<object> {
  const row: unknown = isDocumentId(documentId)
    ? await strapi.db
        .query(uid)
        .findOne({ where: { documentId }, populate: { createdBy: { populate: { roles: true } } } })
    : null;
  return typeof row === 'object' && row !== null ? row : {};
}
