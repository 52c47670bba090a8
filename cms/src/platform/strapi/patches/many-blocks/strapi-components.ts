import path from 'node:path';
import type { Core } from '@strapi/strapi';
import * as v from 'valibot';

export type Fields = Record<string, unknown>;

export const Id = v.union([v.number(), v.string()]);
export type Id = v.InferOutput<typeof Id>;

/** A component, as Strapi links it to its parent. */
export interface Link {
  id: Id;
  __component?: string;
  __pivot: { field: string };
}

/**
 * The functions used of the module with which Strapi's document service writes components. It calls them as properties
 * of its exports.
 */
export interface StrapiComponents {
  createComponents(uid: string, data: Fields): Promise<Fields>;
  updateComponents(uid: string, entity: { id: unknown }, data: Fields): Promise<Fields>;
  deleteComponents(uid: string, entity: Fields, options?: { loadComponents?: boolean }): Promise<void>;
  deleteComponent(uid: string, component: { id: unknown }): Promise<void>;
  assignComponentData(schema: unknown, components: Fields, data: Fields): Fields;
}

/** Not exported by Strapi's package. */
const FILE = 'services/document-service/components.js';

export function strapiComponents(): StrapiComponents {
  const module: unknown = require(path.join(path.dirname(require.resolve('@strapi/core')), FILE));
  if (isStrapiComponents(module)) return module;
  throw new Error('The components module of @strapi/core has changed. Was Strapi updated?');
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

/** The model of a component or a content type. */
export function getModel(strapi: Core.Strapi, uid: string): unknown {
  const component: unknown = Reflect.get(strapi.components, uid);
  return component ?? Reflect.get(strapi.contentTypes, uid);
}

/** The dynamic zones of a type for which `data` contains a list. */
export function getDynamicZones(strapi: Core.Strapi, uid: string, data: Fields): string[] {
  return getAttributes(strapi, uid).flatMap(([name, { type }]) =>
    type === 'dynamiczone' && Array.isArray(data[name]) ? [name] : [],
  );
}

export const omitKeys = (data: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !names.includes(name)));

const Block = v.looseObject({ __component: v.string() });
export type Block = v.InferOutput<typeof Block>;

/** @throws if a block has no `__component`; Strapi has validated them before */
export const getBlocks = (value: unknown): Block[] => v.parse(v.array(Block), value);

/**
 * The component of each repeatable attribute; undefined: the type contains something other than columns and repeatable
 * components.
 */
export function getRepeatableComponents(strapi: Core.Strapi, uid: string): Map<string, string> | undefined {
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

/** The table that links the components of an attribute to their parent. */
export const getJoinTable = (strapi: Core.Strapi, uid: string, name: string) =>
  v.parse(Linked, strapi.db.metadata.get(uid).attributes[name]).joinTable;

/** Rows per statement. */
export const ROWS_PER_STATEMENT = 400;
