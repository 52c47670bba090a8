import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { filesByHash } from '../domain/media-library/files-by-hash';
import { LibraryFile } from './library-file';

/** The address of a stored file: `/uploads/night_1a2b3c.webp`, or one of its widths, `/uploads/small_night_1a2b3c.webp`. */
const ADDRESS = /\/uploads\/([\w-]{1,255})\.\w/g;
const WIDTH = /^(?:thumbnail|xsmall|small|medium|large|xlarge)_/;

const Id = v.object({ id: v.number() });

/**
 * Which files of the library the texts of articles give the address of: links to documents, pictures in raw HTML,
 * recordings by their address.
 * @returns the ids of files by the hash that stands in an address
 */
export async function linkedFiles(
  strapi: Core.Strapi,
  rows: readonly unknown[],
): Promise<Map<string, number>> {
  const hashes = new Set(rows.flatMap((row) => [...textsIn(row)].flatMap(hashesIn)));
  const files = await filesByHash(strapi, [...hashes]);
  return new Map([...files].flatMap(([hash, file]) => (v.is(Id, file) ? [[hash, file.id] as const] : [])));
}

/** What may be the hash of a file in the addresses of a text. */
export function hashesIn(text: string): string[] {
  return [...text.matchAll(ADDRESS)].flatMap(([, name = '']) => [
    ...new Set([name, name.replace(WIDTH, '')]),
  ]);
}

/** All texts of a row, however deep, but those of files themselves. */
export function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.includes('/uploads/') ? [value] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  if (typeof value !== 'object' || value === null) return [];
  return 'mime' in value && v.is(LibraryFile, value) ? [] : Object.values(value).flatMap(textsIn);
}
