import type { Core } from '@strapi/strapi';
import * as v from 'valibot';
import type { Knex } from '../../../database/dialect';
import { inBatches } from '../../../database/in-batches';
import {
  getAttributes,
  type Fields,
  Id,
  getJoinTable,
  getModel,
  getRepeatableComponents,
  ROWS_PER_STATEMENT,
  type StrapiComponents,
  omitKeys,
} from './strapi-components';

interface NewComponent {
  uid: string;
  data: Fields;
}

/**
 * Stores blocks, all of a type in one statement, and then their nested components.
 * @returns their ids, in order
 */
export async function insertComponents(
  strapi: Core.Strapi,
  original: StrapiComponents,
  parts: readonly NewComponent[],
): Promise<Id[]> {
  const ids: Id[] = [];
  for (const [uid, places] of placesByKind(parts)) {
    const nested = getRepeatableComponents(strapi, uid);
    const all = places.map((place) => parts[place]?.data ?? {});
    const isPlain =
      nested && all.every((data) => [...nested.keys()].every((name) => isListOrNothing(data[name])));
    const created = isPlain
      ? await createPlain(strapi, original, { uid, nested, all })
      : await createEach(strapi, original, uid, all);
    places.forEach((place, index) => {
      const id = created[index];
      if (id === undefined) throw new Error(`A block of type ${uid} was not stored.`);
      ids[place] = id;
    });
  }
  return ids;
}

function placesByKind(parts: readonly NewComponent[]): Map<string, number[]> {
  const places = new Map<string, number[]>();
  parts.forEach(({ uid }, place) => {
    const others = places.get(uid);
    if (others) others.push(place);
    else places.set(uid, [place]);
  });
  return places;
}

const isListOrNothing = (value: unknown): boolean =>
  value === undefined || value === null || Array.isArray(value);

/** Strapi's own way, for components with pictures or a non-repeatable component. */
async function createEach(
  strapi: Core.Strapi,
  original: StrapiComponents,
  uid: string,
  all: readonly Fields[],
): Promise<Id[]> {
  const ids: Id[] = [];
  for (const data of all) {
    const body = await original.createComponents(uid, data);
    const values = original.assignComponentData(getModel(strapi, uid), body, omitKeys(data, ['id']));
    ids.push(v.parse(Row, await strapi.db.query(uid).create({ data: values })).id);
  }
  return ids;
}

async function createPlain(
  strapi: Core.Strapi,
  original: StrapiComponents,
  { uid, nested, all }: { uid: string; nested: Map<string, string>; all: readonly Fields[] },
): Promise<Id[]> {
  const ids = await createRows(
    strapi,
    uid,
    all.map((data) => omitKeys(data, ['id', ...nested.keys()])),
  );
  for (const [name, component] of nested) {
    const children = all.flatMap((data, index) =>
      getList(data[name]).map((child, order) => ({ child, order: order + 1, parent: ids[index] })),
    );
    if (children.length === 0) continue;
    const childIds = await insertComponents(
      strapi,
      original,
      children.map(({ child }) => ({ uid: component, data: child })),
    );
    const table = getJoinTable(strapi, uid, name);
    const links = children.map(({ order, parent }, index) => ({
      [table.joinColumn.name]: parent,
      [table.inverseJoinColumn.name]: childIds[index],
      component_type: component,
      [table.orderColumnName]: order,
      ...table.on,
    }));
    await strapi.db.transaction(async ({ trx }: { trx: Knex }) => {
      for (const batch of inBatches(links, ROWS_PER_STATEMENT)) await trx(table.name).insert(batch);
    });
  }
  return ids;
}

/** Both databases assign ids in the order of the rows of a statement. */
async function createRows(strapi: Core.Strapi, uid: string, rows: readonly Fields[]): Promise<Id[]> {
  const ids: Id[] = [];
  const query = strapi.db.query(uid);
  // All rows of a statement have the same columns.
  const columns = getColumns(strapi, uid);
  if (Object.keys(columns).length === 0) {
    for (const _row of rows) ids.push(v.parse(Row, await query.create({ data: {} })).id);
    return ids;
  }
  for (const batch of inBatches(rows, ROWS_PER_STATEMENT)) {
    const data = batch.map((row) => ({ ...columns, ...withoutUndefined(row) }));
    ids.push(...(await query.createMany({ data })).ids);
  }
  return ids;
}

/** The attributes that are columns, with their default values. */
function getColumns(strapi: Core.Strapi, uid: string): Fields {
  const columns = getAttributes(strapi, uid).filter(([, { type }]) => type !== 'component');
  return Object.fromEntries(columns.map(([name, attribute]) => [name, attribute.default ?? null]));
}

const withoutUndefined = (row: Fields): Fields =>
  Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));

const Row = v.object({ id: Id });
const List = v.nullish(v.array(v.record(v.string(), v.unknown())), []);
const getList = (value: unknown): Fields[] => v.parse(List, value);
