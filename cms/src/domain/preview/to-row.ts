import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import { inBatches } from '../../platform/database/in-batches';
import type { Attribute, Attributes, FindAttributes, Json, Snapshot } from '../history/snapshot/snapshot';

const FILE = 'plugin::upload.file';
/** Per statement: both databases limit the number of bound values. */
const FILES_AT_ONCE = 200;
/** No document has nearly as many. */
const MOST_FILES = 2000;

const FileReference = v.object({ file: v.number() });
const FileRow = v.looseObject({ id: v.number() });
const Component = v.looseObject({ __component: v.string() });
const isSnapshot = (value: unknown): value is Snapshot =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Calls `replace` for each file of a snapshot, at any depth. Related documents stay document ids. */
export function mapFiles(
  snapshot: Snapshot,
  attributes: Attributes,
  find: FindAttributes,
  replace: (id: number) => unknown,
): Record<string, unknown> {
  const mapValue = (value: Json | undefined, attribute: Attribute | undefined): unknown => {
    if (attribute === undefined || value === undefined) return value;
    if (attribute.type === 'json' || attribute.type === 'blocks') return value;
    if (Array.isArray(value)) return value.map((one) => mapValue(one, attribute));
    if (attribute.type === 'media') return v.is(FileReference, value) ? replace(value.file) : null;
    if (!isSnapshot(value)) return value;
    if (attribute.type === 'component' && attribute.component)
      return mapFiles(value, find(attribute.component), find, replace);
    return attribute.type === 'dynamiczone' && v.is(Component, value)
      ? mapFiles(value, find(value.__component), find, replace)
      : value;
  };
  return Object.fromEntries(
    Object.entries(snapshot).map(([name, value]) => [name, mapValue(value, attributes[name])]),
  );
}

interface Schemas {
  attributes: Attributes;
  find: FindAttributes;
  /** Files that are left out. */
  hidden: ReadonlySet<number>;
}

/** The same with the files of the library. An id without a file is null: nothing that a form says of it is trusted. */
export async function withFiles(
  strapi: Core.Strapi,
  snapshot: Snapshot,
  { attributes, find, hidden }: Schemas,
): Promise<Record<string, unknown>> {
  const ids = new Set<number>();
  mapFiles(snapshot, attributes, find, (id) => ids.add(id));
  const files = new Map<number, unknown>();
  const shown = [...ids].filter((id) => !hidden.has(id));
  for (const some of inBatches(shown.slice(0, MOST_FILES), FILES_AT_ONCE)) {
    const rows: unknown[] = await strapi.db.query(FILE).findMany({ where: { id: { $in: some } } });
    for (const row of rows) if (v.is(FileRow, row)) files.set(row.id, row);
  }
  return mapFiles(snapshot, attributes, find, (id) => files.get(id) ?? null);
}
