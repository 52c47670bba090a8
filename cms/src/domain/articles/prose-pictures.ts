import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { findFilesByHash } from '../../platform/uploads/files-by-hash';

const RICH_TEXT = 'blocks.rich-text';

/** The length of the column; PostgreSQL rejects NUL. */
const Hash = v.pipe(v.string(), v.nonEmpty(), v.maxLength(255), v.excludes('\0'));
const Article = v.looseObject({ content: v.array(v.unknown()) });
const Prose = v.looseObject({ __component: v.literal(RICH_TEXT), body: v.array(v.unknown()) });
const ImageNode = v.looseObject({ type: v.literal('image'), image: v.optional(v.unknown()) });
const Image = v.looseObject({ hash: Hash });

/**
 * Rows of articles with the library's current files for the pictures in their prose. Strapi's editor stores a copy of
 * the file's record with each picture, which goes stale when the file is described, replaced or deleted. Only its
 * `hash` is used, which never changes. A picture is null when its file is gone.
 */
export async function withLibraryFilesInProse(
  strapi: Core.Strapi,
  rows: readonly unknown[],
): Promise<unknown[]> {
  const hashes = new Set<string>();
  mapImages(rows, (hash) => void hashes.add(hash));
  const files = await findFilesByHash(strapi, [...hashes]);
  return mapImages(rows, (hash) => files.get(hash) ?? null);
}

function mapImages(rows: readonly unknown[], findFile: (hash: string) => unknown): unknown[] {
  const mapNode = (node: unknown) => {
    if (!v.is(ImageNode, node)) return node;
    return { ...node, image: v.is(Image, node.image) ? findFile(node.image.hash) : null };
  };
  const mapEntry = (entry: unknown) =>
    v.is(Prose, entry) ? { ...entry, body: entry.body.map(mapNode) } : entry;
  return rows.map((row) => (v.is(Article, row) ? { ...row, content: row.content.map(mapEntry) } : row));
}
