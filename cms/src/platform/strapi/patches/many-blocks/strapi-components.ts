import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

export type Fields = Record<string, unknown>;

export const Id = v.union([v.number(), v.string()]);
export type Id = v.InferOutput<typeof Id>;

/** A block, or a part of one, as Strapi links it to what holds it. */
export interface Link {
  id: Id;
  __component?: string;
  __pivot: { field: string };
}

/** What is used of the module with which Strapi's document service writes components. It calls these by their names. */
export interface StrapiComponents {
  createComponents(uid: string, data: Fields): Promise<Fields>;
  updateComponents(uid: string, entity: { id: unknown }, data: Fields): Promise<Fields>;
  deleteComponents(uid: string, entity: Fields, options?: { loadComponents?: boolean }): Promise<void>;
  deleteComponent(uid: string, component: { id: unknown }): Promise<void>;
  assignComponentData(schema: unknown, components: Fields, data: Fields): Fields;
}

/** Not among the exports of Strapi's package. */
const FILE = 'services/document-service/components.js';

export function strapiComponents(): StrapiComponents {
  const module: unknown = require(path.join(path.dirname(require.resolve('@strapi/core')), FILE));
  if (isStrapiComponents(module)) return module;
  throw new Error('The components of @strapi/core are not as they were. Was Strapi updated?');
}

const isStrapiComponents = (module: unknown): module is StrapiComponents =>
  v.is(
    v.looseObject({
      createComponents: v.function(),
      updateComponents: v.function(),
      deleteComponents: v.function(),
      deleteComponent: v.function(),
      assignComponentData: v.function(),
    }),
    module,
  );

export interface Attribute {
  type: string;
  component?: string | undefined;
  repeatable?: boolean | undefined;
  default?: unknown;
}

const Model = v.object({
  attributes: v.record(
    v.string(),
    v.object({
      type: v.string(),
      component: v.optional(v.string()),
      repeatable: v.optional(v.boolean()),
      default: v.optional(v.unknown()),
    }),
  ),
});

export function getAttributes(strapi: Core.Strapi, uid: string): [string, Attribute][] {
  return Object.entries(v.parse(Model, getModel(strapi, uid)).attributes);
}

/** Of a component or a content type. */
export function getModel(strapi: Core.Strapi, uid: string): unknown {
  const component: unknown = Reflect.get(strapi.components, uid);
  return component ?? Reflect.get(strapi.contentTypes, uid);
}

/** The fields of a type that hold blocks of several kinds, of those that have a list here. */
export function zonesIn(strapi: Core.Strapi, uid: string, data: Fields): string[] {
  return getAttributes(strapi, uid).flatMap(([name, { type }]) =>
    type === 'dynamiczone' && Array.isArray(data[name]) ? [name] : [],
  );
}

export const without = (data: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const Block = v.looseObject({ __component: v.string() });
export type Block = v.InferOutput<typeof Block>;

/** @throws where one of them does not say what it is; Strapi has validated them before */
export const blocksIn = (value: unknown): Block[] => v.parse(v.array(Block), value);

/** The component of each attribute that repeats one; undefined: the type holds something else than columns and those. */
export function partsOfPlain(strapi: Core.Strapi, uid: string): Map<string, string> | undefined {
  const parts = new Map<string, string>();
  for (const [name, { type, component, repeatable }] of getAttributes(strapi, uid)) {
    if (type === 'relation' || type === 'media' || type === 'dynamiczone') return undefined;
    if (type !== 'component') continue;
    if (component === undefined || !repeatable) return undefined;
    parts.set(name, component);
  }
  return parts;
}

const Linked = v.object({
  joinTable: v.object({
    name: v.string(),
    joinColumn: v.object({ name: v.string() }),
    inverseJoinColumn: v.object({ name: v.string() }),
    orderColumnName: v.string(),
    on: v.record(v.string(), v.string()),
  }),
});

/** The table that links the parts in an attribute to what repeats them. */
export const getJoinTable = (strapi: Core.Strapi, uid: string, name: string) =>
  v.parse(Linked, strapi.db.metadata.get(uid).attributes[name]).joinTable;

/** Rows of one statement. */
export const ROWS = 400;
