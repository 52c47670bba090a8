import path from 'node:path';
import { yup } from '@strapi/utils';
import * as v from 'valibot';

/** A schema of yup for an object, as far as it is reached into here. */
interface ObjectSchema {
  fields: Record<string, unknown>;
}

/**
 * Lets every draft of prose be saved. Strapi refuses a link whose address it does not know (`example.org/a`, `#top`) and a
 * picture without a size, and says neither where nor which. What cannot be shown is named beside the form, and refused by
 * *Publish* (`domain/articles/content-problems`); the editors' screens and ours follow no address that they do not allow.
 * @returns what undoes it
 */
export function saveProseDrafts(): () => void {
  const getNode = resolver(blocksSchema());
  const getInline = resolver(getField(getNode('paragraph'), 'children'));
  const image = getField(getNode('image'), 'image');
  const undo = [
    replaceField(objectSchema(getInline('link')), 'url', yup.string().nullable()),
    ...['width', 'height'].map((field) => replaceField(objectSchema(image), field, yup.number().nullable())),
  ];
  return () => {
    for (const restore of undo) restore();
  };
}

/** Not among the exports of Strapi's package. */
const FILE = 'services/entity-validator/blocks-validator.js';

function blocksSchema(): unknown {
  const strapiCore = path.dirname(require.resolve('@strapi/core'));
  const module: unknown = require(path.join(strapiCore, FILE));
  const makes = v.safeParse(v.object({ blocksValidator: v.function() }), module);
  return makes.success ? makes.output.blocksValidator() : unknown();
}

interface ListSchema {
  innerType: { resolve(options: { value: unknown }): unknown };
}

/** The schemas of a list's items: one for each type of item. */
function resolver(list: unknown): (type: string) => unknown {
  const { innerType } = isListSchema(list) ? list : unknown();
  return (type) => innerType.resolve({ value: { type } });
}

function isListSchema(schema: unknown): schema is ListSchema {
  return v.is(v.looseObject({ innerType: v.looseObject({ resolve: v.function() }) }), schema);
}

function objectSchema(schema: unknown): ObjectSchema {
  return isObjectSchema(schema) ? schema : unknown();
}

function isObjectSchema(schema: unknown): schema is ObjectSchema {
  return v.is(v.looseObject({ fields: v.record(v.string(), v.unknown()) }), schema);
}

function getField(schema: unknown, field: string): unknown {
  return objectSchema(schema).fields[field] ?? unknown();
}

function replaceField({ fields }: ObjectSchema, field: string, by: unknown): () => void {
  const before = fields[field] ?? unknown();
  fields[field] = by;
  return () => {
    fields[field] = before;
  };
}

function unknown(): never {
  throw new Error('The schema of prose in @strapi/core is not as it was. Was Strapi updated?');
}
