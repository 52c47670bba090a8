import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Ability } from './document-rights';
import { getStrapiService } from './strapi-service';

const FILE = 'plugin::upload.file';
const READ = 'plugin::upload.read';

interface Manager {
  ability: { can(action: string, subject: unknown): boolean };
  toSubject(row: object): unknown;
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
export const mayReadFiles = (ability: Ability): boolean => ability.can(READ);

/** Those of these files that the editor may see in the media library, in the order of their ids. */
export async function findReadableFiles(
  strapi: Core.Strapi,
  ability: Ability,
  ids: readonly number[],
): Promise<ReadableFile[]> {
  if (ids.length === 0) return [];
  const manager = getStrapiService<Permissions>(strapi, 'admin::permission', [
    'createPermissionsManager',
  ]).createPermissionsManager({ ability, action: READ, model: FILE });
  const rows: unknown[] = await strapi.db.query(FILE).findMany({
    where: { id: { $in: [...ids] } },
    orderBy: { id: 'asc' },
    select: ['id', 'name'],
    // Roles may be limited to own files, or to those of their role.
    populate: { createdBy: { populate: { roles: true } } },
  });
  return v
    .parse(v.array(File), rows)
    .filter((row) => manager.ability.can(READ, manager.toSubject(row)))
    .map(({ id, name }) => ({ id, name }));
}
