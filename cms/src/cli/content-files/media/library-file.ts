import * as v from 'valibot';
import { type JsonObject, toJson } from '../model/json';

/** The fields of a media library file that articles need. */
const Row = v.looseObject({
  id: v.number(),
  name: v.string(),
  alternativeText: v.nullish(v.string(), null),
  caption: v.nullish(v.string(), null),
  hash: v.string(),
  url: v.string(),
  mime: v.string(),
});

export interface LibraryFile {
  id: number;
  name: string;
  alternativeText: string | null;
  caption: string | null;
  hash: string;
  url: string;
  mime: string;
  /** The copy of the file that Strapi's rich text stores in a picture. */
  copy: JsonObject;
}

/** The fields of that copy: those that Strapi's editor writes and its validator requires. */
const COPIED = [
  'name',
  'alternativeText',
  'url',
  'caption',
  'width',
  'height',
  'formats',
  'hash',
  'ext',
  'mime',
  'size',
  'previewUrl',
  'provider',
  'provider_metadata',
  'createdAt',
  'updatedAt',
];

/** @param row of `plugin::upload.file` */
export function libraryFile(row: unknown): LibraryFile {
  const { id, name, alternativeText, caption, hash, url, mime, ...rest } = v.parse(Row, row);
  const all: Record<string, unknown> = { ...rest, name, alternativeText, caption, hash, url, mime };
  const copy: JsonObject = Object.fromEntries(COPIED.map((key) => [key, toJson(all[key])]));
  return { id, name, alternativeText, caption, hash, url, mime, copy };
}
