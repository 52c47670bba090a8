import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { getActor } from '../../platform/strapi/actor';
import type { Ability } from '../../platform/strapi/document-rights';
import { findReadableFiles, type ReadableFile } from '../../platform/strapi/file-rights';
import { DIGESTS } from '../../platform/uploads/digests/digests-table';

const FILE = 'plugin::upload.file';

/** Files that one request may ask about: more than one form with files has. */
export const MOST_ASKED = 50;
/** Copies that are considered. */
const MOST_COPIES = 500;
/** Uploads that are compared with the library. */
const MOST_RECENT = 20;
/** An upload of the admin is over by then. */
const RECENT_MS = 120_000;

/** A file of the library with the content of another one. */
export interface SameFile extends ReadableFile {
  sha256: string;
}

const Digests = v.array(v.object({ sha256: v.string(), file_id: v.number() }));

/** The oldest file with each of these contents that the editor may see. */
export async function findSameFiles(
  strapi: Core.Strapi,
  ability: Ability,
  digests: readonly string[],
): Promise<SameFile[]> {
  const rows: unknown = await strapi.db
    .connection(DIGESTS)
    .whereIn('sha256', [...digests])
    .orderBy('file_id')
    .limit(MOST_COPIES)
    .select('sha256', 'file_id');
  const found = v.parse(Digests, rows);
  const files = await findReadableFiles(strapi, ability, [...new Set(found.map((row) => row.file_id))]);
  const byId = new Map(files.map((file) => [file.id, file]));
  const same = new Map<string, SameFile>();
  for (const { sha256, file_id: id } of found) {
    const file = byId.get(id);
    if (file && !same.has(sha256)) same.set(sha256, { ...file, sha256 });
  }
  return [...same.values()];
}

const Files = v.array(v.object({ id: v.number(), name: v.string() }));
const Pairs = v.array(v.object({ file_id: v.number(), earlier: v.number() }));

/** A file that was in the library already when it was uploaded. */
export interface UploadedAgain {
  file: ReadableFile;
  earlier: ReadableFile;
}

/** What the editor has uploaded in the last minutes although the library had it. */
export async function findUploadedAgain(strapi: Core.Strapi, ability: Ability): Promise<UploadedAgain[]> {
  const { id: editor } = getActor(strapi);
  if (editor === null) return [];
  const recent: unknown = await strapi.db.query(FILE).findMany({
    where: { createdBy: { id: editor }, createdAt: { $gt: new Date(Date.now() - RECENT_MS) } },
    orderBy: { id: 'desc' },
    limit: MOST_RECENT,
    select: ['id', 'name'],
  });
  const uploaded = new Map(v.parse(Files, recent).map((file) => [file.id, file]));
  if (uploaded.size === 0) return [];
  const rows: unknown = await strapi.db
    .connection(`${DIGESTS} as d`)
    .join(`${DIGESTS} as o`, 'o.sha256', 'd.sha256')
    .whereIn('d.file_id', [...uploaded.keys()])
    .whereRaw('o.file_id < d.file_id')
    .groupBy('d.file_id')
    .select('d.file_id')
    .min('o.file_id as earlier');
  const pairs = v.parse(Pairs, rows);
  const readable = await findReadableFiles(
    strapi,
    ability,
    pairs.map(({ earlier }) => earlier),
  );
  const byId = new Map(readable.map((file) => [file.id, file]));
  return pairs.flatMap(({ file_id: id, earlier }) => {
    const [file, before] = [uploaded.get(id), byId.get(earlier)];
    return file && before ? [{ file, earlier: before }] : [];
  });
}
