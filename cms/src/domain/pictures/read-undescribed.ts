import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { catchUp } from '../articles/search-index/indexing/catch-up';
import type { Ability } from '../../platform/strapi/document-rights';
import { findPlaces } from './find-places';
import { listUndescribed, PAGE_SIZE, type Position } from './list-undescribed';
import type { UndescribedPage } from './undescribed-picture';

const Size = v.object({ url: v.string() });
const File = v.pipe(
  v.object({
    id: v.number(),
    name: v.string(),
    url: v.string(),
    formats: v.fallback(
      v.nullish(v.object({ thumbnail: v.optional(Size), small: v.optional(Size) }), null),
      null,
    ),
    alternativeText: v.nullish(v.string(), null),
  }),
  v.transform(({ url, formats, ...file }) => ({
    ...file,
    thumbnail: (formats?.small ?? formats?.thumbnail)?.url ?? url,
  })),
);

/** A page of the pictures that the editor may describe and nobody has described. */
export async function readUndescribed(
  strapi: Core.Strapi,
  ability: Ability,
  after: Position | null,
): Promise<UndescribedPage> {
  // A newly published article may still be on the queue.
  await catchUp(strapi);
  const { positions, count } = await listUndescribed(strapi, ability, after);
  const shown = positions.slice(0, PAGE_SIZE);
  const ids = shown.map(({ id }) => id);
  const rows: unknown[] = await strapi.db
    .query('plugin::upload.file')
    .findMany({ where: { id: { $in: ids } } });
  const files = new Map(v.parse(v.array(File), rows).map((file) => [file.id, file]));
  const places = await findPlaces(strapi, ability, ids);
  const last = shown.at(-1);
  return {
    entries: ids.flatMap((id) => {
      const file = files.get(id);
      return file ? [{ ...file, ...(places.get(id) ?? { places: [], more: 0 }) }] : [];
    }),
    next: last && positions.length > PAGE_SIZE ? `${last.rank}.${last.id}` : null,
    count,
  };
}
