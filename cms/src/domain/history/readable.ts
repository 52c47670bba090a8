import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import {
  getAttributes,
  isObject,
  type Attribute,
  type Json,
  type JsonObject,
  type Snapshot,
} from './snapshot/snapshot';
import { collectFiles } from './snapshot/snapshot-input';
import { decodeReferences } from './decode-references';
import { NOTHING, type References } from './hidden-references';
import { findVersionedType } from './versioned-types';

/** A part of a list that is compared part by part: a block of the text, a question. */
export interface ReadablePart {
  /** The component, such as `blocks.table`. */
  type: string;
  text: string;
  /** The same in all versions. Only questions have one. */
  id?: string;
  /** Prose by its paragraphs, headings and lists, so that changes of different ones can be put together. */
  paragraphs?: string[];
}

/** A snapshot as people read and compare it, by attribute: one text, or a list of parts. */
export type Readable = Record<string, string | ReadablePart[]>;

/** A block as Markdown. */
export type BlockText = (uid: string, block: JsonObject, getFileName: (id: number) => string) => string;

/** The block whose text has paragraphs of its own. */
const PROSE = 'blocks.rich-text';
const FILE = 'plugin::upload.file';
const FileRow = v.array(v.object({ id: v.number(), name: v.string() }));

/** What a snapshot refers to. */
interface Names {
  getFileName(id: number): string;
  getTitle(uid: string, documentId: string): string;
  /** Whether a component still exists. */
  isKnown(component: string): boolean;
}

/**
 * @param snapshots of documents of the type `uid`
 * @param hidden what they refer to and must not be named
 */
export async function toReadable(
  strapi: Core.Strapi,
  uid: UID.ContentType,
  snapshots: readonly Snapshot[],
  blockText: BlockText,
  hidden: References = NOTHING,
): Promise<Readable[]> {
  const attributes = getAttributes(strapi, uid);
  const names = hideNames(await findNames(strapi, attributes, snapshots), hidden);
  return snapshots.map((snapshot) => {
    const values = Object.entries(attributes).flatMap(
      ([name, attribute]): [string, string | ReadablePart[]][] => {
        const value = snapshot[name];
        if (value === undefined) return [];
        const isList = attribute.type === 'dynamiczone' || attribute.repeatable === true;
        return [
          [name, isList ? toParts(value, attribute, names, blockText) : toText(value, attribute, names)],
        ];
      },
    );
    return Object.fromEntries(values);
  });
}

function toParts(
  value: Json,
  { component }: Attribute,
  { getFileName, isKnown }: Names,
  blockText: BlockText,
): ReadablePart[] {
  const read = (type: string, block: JsonObject) => decodeReferences(blockText(type, block, getFileName));
  return [value]
    .flat()
    .filter(isObject)
    .map((part) => {
      if (component !== undefined) {
        const { questionId: id } = part;
        const fields = { type: component, text: toLines(part, getFileName) };
        return typeof id === 'string' ? { ...fields, id } : fields;
      }
      const type = typeof part.__component === 'string' ? part.__component : '';
      // Versions outlive block types.
      if (!isKnown(type)) return { type, text: toLines(part, getFileName) };
      const text = read(type, part);
      return type === PROSE && Array.isArray(part.body)
        ? {
            type,
            text,
            paragraphs: part.body.map((node) => read(type, { ...part, body: [node] })),
          }
        : { type, text };
    });
}

function toText(value: Json, { type, target = '' }: Attribute, { getFileName, getTitle }: Names): string {
  if (type === 'relation')
    return [value]
      .flat()
      .filter((documentId) => typeof documentId === 'string')
      .map((documentId) => getTitle(target, documentId))
      .join('\n');
  return toLines(value, getFileName);
}

/** A value in lines: a list by its entries, a component by its fields. */
function toLines(value: Json, getFileName: (id: number) => string): string {
  if (Array.isArray(value)) return value.map((one) => toLines(one, getFileName)).join('\n');
  if (!isObject(value)) return String(value);
  if (typeof value.file === 'number') return getFileName(value.file);
  return Object.entries(value)
    .filter(([name]) => !INTERNAL.has(name))
    .map(([name, inner]) => `${toWords(name)}: ${toLines(inner, getFileName)}`)
    .join('\n');
}

/** Fields that mean nothing to people. */
const INTERNAL = new Set(['questionId', '__component']);

/** `laterAds` as "Later ads". */
function toWords(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

async function findNames(
  strapi: Core.Strapi,
  attributes: Readonly<Record<string, Attribute>>,
  snapshots: readonly Snapshot[],
): Promise<Names> {
  const files = await findFileNames(strapi, collectFiles([...snapshots]));
  const titles = new Map<string, string>();
  for (const [name, { type, target }] of Object.entries(attributes)) {
    if (type !== 'relation' || target === undefined) continue;
    const ids = snapshots
      .flatMap((snapshot) => [snapshot[name] ?? []].flat())
      .filter((id) => typeof id === 'string');
    for (const [id, title] of await findTitles(strapi, target, ids)) titles.set(`${target} ${id}`, title);
  }
  return {
    getFileName: (id) => files.get(id) ?? `(a file that was deleted: ${id})`,
    isKnown: (component) => Object.hasOwn(strapi.components, component),
    getTitle: (uid, id) => titles.get(`${uid} ${id}`) ?? '(an entry that was deleted)',
  };
}

const hideNames = (names: Names, hidden: References): Names => ({
  ...names,
  getFileName: (id) =>
    hidden.files.has(id) ? '(a file that your role does not show)' : names.getFileName(id),
  getTitle: (uid, id) =>
    hidden.documents.get(uid)?.has(id) ? '(an entry that your role does not show)' : names.getTitle(uid, id),
});

async function findFileNames(strapi: Core.Strapi, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const where = { id: { $in: [...new Set(ids)] } };
  const rows: unknown = await strapi.db.query(FILE).findMany({ where, select: ['id', 'name'] });
  return new Map(v.parse(FileRow, rows).map(({ id, name }) => [id, name]));
}

async function findTitles(
  strapi: Core.Strapi,
  uid: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const title = findVersionedType(uid)?.title;
  if (ids.length === 0 || title === undefined) return new Map();
  const where = { documentId: { $in: [...new Set(ids)] } };
  const rows: unknown = await strapi.db.query(uid).findMany({ where, select: ['documentId', title] });
  const Row = v.array(v.pipe(v.looseObject({ documentId: v.string() })));
  return new Map(
    v
      .parse(Row, rows)
      .map((row) => [row.documentId, v.parse(v.fallback(v.string(), 'Untitled'), row[title])]),
  );
}
