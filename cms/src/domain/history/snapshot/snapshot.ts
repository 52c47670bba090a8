import { createHash } from 'node:crypto';
import type { Core, UID } from '@strapi/strapi';
import * as v from 'valibot';
import { populateContent } from '../../../platform/strapi/populate';

/** The values of JSON. */
export type JsonObject = { [key: string]: Json };
export type Json = string | number | boolean | null | Json[] | JsonObject;

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The content of a document by attribute, without the ids of rows, which change when it is published. Files are
 * `{ file: id }`, related documents are their document ids, and empty attributes are missing.
 */
export type Snapshot = Record<string, Json>;

/** What a snapshot needs to know of an attribute. */
export interface Attribute {
  type: string;
  relation?: string;
  target?: string;
  mappedBy?: string;
  component?: string;
  repeatable?: boolean;
}
export type Attributes = Record<string, Attribute>;

/** The attributes of a component. */
export type FindAttributes = (component: string) => Attributes;

/** Attributes that are not content, most of them Strapi's. */
const NOT_CONTENT = new Set(['edition', 'publishedAt', 'createdAt', 'updatedAt', 'locale', 'localizations']);

/** Related documents that are part of this document. Relations stored on the other side are part of the other one. */
export const isOwnRelation = ({ type, target, mappedBy }: Attribute): boolean =>
  type === 'relation' && mappedBy === undefined && target !== undefined && target.startsWith('api::');

/** Whether an attribute of a content type is part of its snapshots. */
export const isContent = (name: string, attribute: Attribute): boolean =>
  !NOT_CONTENT.has(name) && (attribute.type !== 'relation' || isOwnRelation(attribute));

/** The attributes of which a version consists. */
export const listContent = (attributes: Attributes): string[] =>
  Object.entries(attributes)
    .filter(([name, attribute]) => isContent(name, attribute))
    .map(([name]) => name);

/** The `populate` parameter that loads all that a snapshot contains. */
export function populateSnapshot(strapi: Core.Strapi, uid: UID.ContentType): Record<string, unknown> {
  const relations = Object.entries(getAttributes(strapi, uid)).filter(
    ([name, attribute]) => attribute.type === 'relation' && isContent(name, attribute),
  );
  const documents = relations.map(([name]) => [name, { select: ['id', 'documentId'] }] as const);
  return { ...populateContent(strapi, uid), ...Object.fromEntries(documents) };
}

/** @param row populated by `populateSnapshot` */
export const takeSnapshot = (strapi: Core.Strapi, uid: UID.ContentType, row: object): Snapshot =>
  toSnapshot(row, getAttributes(strapi, uid), (component) => getComponentAttributes(strapi, component));

/** The same, for a row and schemas from anywhere. */
export function toSnapshot(row: object, attributes: Attributes, find: FindAttributes): Snapshot {
  const values = Object.entries(attributes).flatMap(([name, attribute]): [string, Json][] => {
    if (!isContent(name, attribute)) return [];
    const value = toValue(Reflect.get(row, name), attribute, find);
    return value === undefined ? [] : [[name, value]];
  });
  return Object.fromEntries(values);
}

const Document = v.object({ documentId: v.string() });
const File = v.object({ id: v.number() });
const Block = v.looseObject({ __component: v.string() });

function toValue(value: unknown, attribute: Attribute, find: FindAttributes): Json | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  if (Array.isArray(value)) {
    if (attribute.type === 'json' || attribute.type === 'blocks') return toJson(value);
    const values = value.map((one) => toValue(one, attribute, find)).filter((one) => one !== undefined);
    // A list of articles has the draft and the published row of each.
    const unique = attribute.type === 'relation' ? [...new Set(values)] : values;
    return unique.length > 0 ? unique : undefined;
  }
  if (attribute.type === 'relation') return v.is(Document, value) ? value.documentId : undefined;
  if (attribute.type === 'media') return v.is(File, value) ? { file: value.id } : undefined;
  if (attribute.type === 'component' && attribute.component && typeof value === 'object')
    return toSnapshot(value, find(attribute.component), find);
  if (attribute.type === 'dynamiczone' && v.is(Block, value)) {
    const { __component: component } = value;
    return { __component: component, ...toSnapshot(value, find(component), find) };
  }
  return toJson(value);
}

function toJson(value: unknown): Json {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(toJson);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, toJson(inner)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
}

/** The same for two snapshots with the same content, whatever the order of their keys. */
export const hashSnapshot = (snapshot: Snapshot): string =>
  createHash('sha256')
    .update(JSON.stringify(snapshot, (_key, value: unknown) => sortKeys(value)))
    .digest('hex');

function sortKeys(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

/** The attributes whose content differs, in the order of the schema. */
export function changedFields(before: Snapshot, after: Snapshot): string[] {
  const names = new Set([...Object.keys(after), ...Object.keys(before)]);
  return [...names].filter((name) => hashValue(before[name]) !== hashValue(after[name]));
}

const hashValue = (value: Json | undefined): string => (value === undefined ? '' : hashSnapshot({ value }));

export const getAttributes = (strapi: Core.Strapi, uid: UID.ContentType): Attributes =>
  strapi.contentTypes[uid]?.attributes ?? {};

const WithAttributes = v.object({ attributes: v.custom<Attributes>((value) => typeof value === 'object') });

export function getComponentAttributes(strapi: Core.Strapi, component: string): Attributes {
  const found: unknown = Reflect.get(strapi.components, component);
  return v.is(WithAttributes, found) ? found.attributes : {};
}
