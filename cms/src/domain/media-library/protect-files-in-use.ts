import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import { parseRowId } from '../../platform/database/rows/row-id';
import { deletionRefusal, USES_NEEDED } from './deletion-refusal';
import { findFileUses } from './find-file-uses';

const FILE = 'plugin::upload.file';
const FOLDER = 'plugin::upload.folder';

/** The part of the upload plugin's service that deletes a file. */
interface RemovesFiles {
  remove(file: { id: number }): Promise<unknown>;
}

interface Context {
  request: { body?: unknown };
}

/** The plugin's controller for bulk actions in the media library. */
export interface BulkActions {
  deleteMany(ctx: Context): Promise<unknown>;
}

/** PostgreSQL fails on numbers outside the range of row ids. */
const RowId = v.pipe(v.union([v.number(), v.string()]), v.transform(parseRowId), v.number());
const Ids = v.optional(v.array(RowId), []);
/** What is selected in the media library: files and folders. */
export const Chosen = v.object({ fileIds: Ids, folderIds: Ids });
const Id = v.object({ id: v.number() });
const Folder = v.object({ path: v.string() });
const Named = v.object({ id: v.number(), name: v.string() });

/**
 * Prevents the deletion of a file that is publicly in use, from the admin or the API: a block would vanish from a
 * public page without anybody having published that. Drafts do not count: their form reports what is missing (C42).
 */
export function protectFilesInUse<Service extends RemovesFiles>(
  strapi: Core.Strapi,
  service: Service,
): Service {
  return {
    ...service,
    async remove(file) {
      await refuseDeletingInUse(strapi, [file.id]);
      return service.remove(file);
    },
  };
}

/**
 * Checks all selected files, including those in selected folders, before the first one is deleted: either all or none
 * are deleted.
 */
export function checkBulkDeletion(strapi: Core.Strapi, controller: BulkActions): BulkActions {
  return {
    ...controller,
    async deleteMany(ctx) {
      const chosen = v.safeParse(Chosen, ctx.request.body);
      if (!chosen.success) throw new errors.ValidationError('Choose files and folders by their ids.');
      const { fileIds, folderIds } = chosen.output;
      await refuseDeletingInUse(strapi, [...fileIds, ...(await filesIn(strapi, folderIds))]);
      return controller.deleteMany(ctx);
    },
  };
}

async function refuseDeletingInUse(strapi: Core.Strapi, fileIds: readonly number[]): Promise<void> {
  const uses = await findFileUses(strapi, fileIds, USES_NEEDED);
  if (uses.length === 0) return;
  const files: unknown[] = await strapi.db.query(FILE).findMany({
    where: { id: { $in: uses.map(({ fileId }) => fileId) } },
    select: ['id', 'name'],
  });
  const names = new Map(v.parse(v.array(Named), files).map(({ id, name }) => [id, name]));
  throw new errors.ApplicationError(deletionRefusal(uses, (id) => names.get(id) ?? ''));
}

/** The files in these folders and their subfolders. */
export async function filesIn(strapi: Core.Strapi, folderIds: readonly number[]): Promise<number[]> {
  if (folderIds.length === 0) return [];
  const folders: unknown[] = await strapi.db.query(FOLDER).findMany({ where: { id: { $in: folderIds } } });
  const inside = v
    .parse(v.array(Folder), folders)
    .flatMap(({ path }) => [{ folderPath: path }, { folderPath: { $startsWith: `${path}/` } }]);
  if (inside.length === 0) return [];
  const files: unknown[] = await strapi.db.query(FILE).findMany({ where: { $or: inside }, select: ['id'] });
  return v.parse(v.array(Id), files).map(({ id }) => id);
}
