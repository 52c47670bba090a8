import * as v from 'valibot';

/**
 * The path of a stored file: `/uploads/night_1a2b3c.webp`, or one of its widths, `/uploads/small_night_1a2b3c.webp`.
 */
const ADDRESS = /\/uploads\/([\w-]{1,255})\.\w/g;
const WIDTH = /^(?:thumbnail|xsmall|small|medium|large|xlarge)_/;

/** A file of the media library inside a row. */
const LibraryFile = v.object({ id: v.number(), mime: v.string(), hash: v.string() });

/** The files to which something refers. */
interface FileReferences {
  /** Ids of the files in its fields, at any depth. */
  ids: Set<number>;
  /** Possible file hashes, from URLs in its texts. */
  hashes: Set<string>;
}

/** @param row of an article, or other content */
export function fileReferences(row: unknown): FileReferences {
  const references: FileReferences = { ids: new Set(), hashes: new Set() };
  collect(row, references);
  return references;
}

function collect(value: unknown, references: FileReferences): void {
  if (typeof value === 'string') {
    for (const hash of hashesIn(value)) references.hashes.add(hash);
  } else if (Array.isArray(value)) {
    for (const item of value) collect(item, references);
  } else if (typeof value === 'object' && value !== null) {
    // Only few of the hundreds of objects in an article have a MIME type; only those are parsed.
    if ('mime' in value && v.is(LibraryFile, value)) references.ids.add(value.id);
    else for (const item of Object.values(value)) collect(item, references);
  }
}

function hashesIn(text: string): string[] {
  if (!text.includes('/uploads/')) return [];
  return [...text.matchAll(ADDRESS)].flatMap(([, name = '']) => [name, name.replace(WIDTH, '')]);
}
