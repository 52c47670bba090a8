import type { Core } from '@strapi/strapi';
import type { Knex } from '../../platform/database/dialect';
import { getActor } from '../../platform/strapi/actor';
import type { UploadService } from '../../platform/uploads/library-services';

/** @param focalPoint in percent of width and height, from the top left; null: the centre */
export async function storeFocalPoint(
  strapi: Core.Strapi,
  id: number,
  focalPoint: { x: number; y: number } | null,
): Promise<void> {
  const { id: editor } = getActor(strapi);
  const uploads: UploadService = strapi.plugin('upload').service('upload');
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    // Strapi takes null for “as it is”.
    await trx('files')
      .where({ id })
      .update({ focal_point: focalPoint && JSON.stringify(focalPoint) });
    await uploads.updateFileInfo(id, {}, editor === null ? {} : { user: { id: editor } });
  });
}
