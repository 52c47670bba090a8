import type { Core } from '@strapi/strapi';
import { errors } from '@strapi/utils';
import * as v from 'valibot';
import type { Knex } from '../../platform/database/dialect';
import { Account, getActor, toActor } from '../../platform/strapi/actor';
import type { UploadService } from '../../platform/uploads/library-services';

const FILE = 'plugin::upload.file';

/** Somebody else has described the picture since the editor saw it. */
export class DescriptionConflictError extends errors.ValidationError<
  string,
  { alternativeText: string | null; by: string | null; errors: [] }
> {}

/**
 * Stores what a picture shows, for all its uses that have no text of their own, unless somebody else has changed it.
 * @param alternativeText '': the picture is decorative; null: nobody says
 * @param seen what the editor saw before
 * @throws DescriptionConflictError
 */
export async function describePicture(
  strapi: Core.Strapi,
  id: number,
  { alternativeText, seen }: { alternativeText: string | null; seen: string | null },
): Promise<void> {
  const { id: editor } = getActor(strapi);
  await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
    const changed = await trx('files')
      .where({ id })
      .whereRaw('alternative_text IS NOT DISTINCT FROM ?', [seen])
      .update({ alternative_text: alternativeText });
    if (changed === 0) await refuseConflict(strapi, id, alternativeText);
    const uploads: UploadService = strapi.plugin('upload').service('upload');
    // Records the editor and the moment, and tells webhooks.
    await uploads.updateFileInfo(id, {}, editor === null ? {} : { user: { id: editor } });
  });
}

const Described = v.object({
  alternativeText: v.nullish(v.string(), null),
  updatedBy: v.nullish(Account, null),
});

/** Two editors may say the same. */
async function refuseConflict(strapi: Core.Strapi, id: number, wanted: string | null): Promise<void> {
  const row: unknown = await strapi.db.query(FILE).findOne({ where: { id }, populate: { updatedBy: true } });
  const { alternativeText, updatedBy } = v.parse(Described, row);
  if (alternativeText === wanted) return;
  const by = updatedBy && toActor(updatedBy).name;
  throw new DescriptionConflictError(
    `${by ?? 'Somebody else'} has changed this text in the meantime. Nothing was changed.`,
    { alternativeText, by, errors: [] },
  );
}
