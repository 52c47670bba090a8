import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { parseRowId } from '../../../platform/database/rows/row-id';
import { fileReferences } from '../../../platform/uploads/file-references';
import { findFilesByHash } from '../../../platform/uploads/files-by-hash';
import type { Json, Snapshot } from './snapshot';
import { collectFiles } from './snapshot-input';

const Id = v.object({ id: v.number() });
/** A picture in prose, with a copy of its file's record. Only the hash of that never changes. */
const Picture = v.looseObject({
  type: v.literal('image'),
  image: v.looseObject({ hash: v.pipe(v.string(), v.regex(/^[\w-]{1,255}$/)) }),
});

/** The ids of the files to which a snapshot refers: in media fields, and in prose, links and raw HTML. */
export async function findSnapshotFiles(strapi: Core.Strapi, snapshot: Snapshot): Promise<number[]> {
  const { ids, hashes } = snapshotReferences(snapshot);
  const files = await findFilesByHash(strapi, [...hashes]);
  const byHash = [...files.values()].flatMap((file) => (v.is(Id, file) ? file.id : []));
  return [...new Set([...ids, ...byHash])];
}

/** Prose contains JSON as an editor's browser sent it, so ids that no row can have are left out. */
export function snapshotReferences(snapshot: Snapshot): { ids: Set<number>; hashes: Set<string> } {
  const ids = collectFiles(snapshot).filter((id) => parseRowId(id) !== undefined);
  const { hashes } = fileReferences(snapshot);
  for (const hash of pictureHashes(snapshot)) hashes.add(hash);
  return { ids: new Set(ids), hashes };
}

function pictureHashes(value: Json): string[] {
  if (Array.isArray(value)) return value.flatMap(pictureHashes);
  if (typeof value !== 'object' || value === null) return [];
  if (v.is(Picture, value)) return [value.image.hash];
  return Object.values(value).flatMap(pictureHashes);
}
