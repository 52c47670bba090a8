import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Ability } from './document-rights';
import { getStrapiService } from './strapi-service';

const FILE = 'plugin::upload.file';
const ACTIONS = { read: 'plugin::upload.read', update: 'plugin::upload.assets.update' } as const;
type FileAction = keyof typeof ACTIONS;

interface Manager {
  ability: { can(action: string, subject: unknown): boolean };
  toSubject(row: object): unknown;
  /** A filter of Strapi's query language; undefined or null: no limit. */
  getQuery(): object | null | undefined;
}
interface Permissions {
  createPermissionsManager(options: { ability: Ability; action: string; model: string }): Manager;
}

export interface ReadableFile {
  id: number;
  name: string;
}
const File = v.looseObject({ id: v.number(), name: v.string() });

/** Whether the editor's role may read files of the media library, or at least their own. */
export const mayReadFiles = (ability: Ability): boolean => ability.can(ACTIONS.read);

/** Whether the editor's role may change files of the media library, or at least their own. */
export const mayUpdateFiles = (ability: Ability): boolean => ability.can(ACTIONS.update);

const createManager = (strapi: Core.Strapi, ability: Ability, action: FileAction): Manager =>
  getStrapiService<Permissions>(strapi, 'admin::permission', [
    'createPermissionsManager',
  ]).createPermissionsManager({ ability, action: ACTIONS[action], model: FILE });

/** A condition on files that the editor may use in this way, in Strapi's query language. */
export const getFileFilter = (strapi: Core.Strapi, ability: Ability, action: FileAction): object =>
  createManager(strapi, ability, action).getQuery() ?? {};

/** Those of these files that the editor may see in the media library, in the order of their ids. */
export const findReadableFiles = (strapi: Core.Strapi, ability: Ability, ids: readonly number[]) =>
  findAllowedFiles(strapi, ability, 'read', ids);

/** Those of these files that the editor may use in this way, in the order of their ids. */
export async function findAllowedFiles(
  strapi: Core.Strapi,
  ability: Ability,
  action: FileAction,
  ids: readonly number[],
): Promise<ReadableFile[]> {
  if (ids.length === 0) return [];
  const manager = createManager(strapi, ability, action);
  const rows: unknown[] = await strapi.db.query(FILE).findMany({
    where: { id: { $in: [...ids] } },
    orderBy: { id: 'asc' },
    select: ['id', 'name'],
    // Roles may be limited to own files, or to those of their role.
    populate: { createdBy: { populate: { roles: true } } },
  });
  return v
    .parse(v.array(File), rows)
    .filter((row) => manager.ability.can(ACTIONS[action], manager.toSubject(row)))
    .map(({ id, name }) => ({ id, name }));
}
