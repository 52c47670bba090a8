import path from 'node:path';
import { yup } from '@strapi/utils';
import * as v from 'valibot';

/** The parts of a yup object schema used here. */
interface ObjectSchema {
  fields: Record<string, unknown>;
}

/**
 * Lets editors save any draft of rich text. Strapi rejects links with unknown addresses (`example.org/a`, `#top`) and
 * pictures without a size, without naming the place. Instead, the form lists content that cannot be displayed, and
 * *Publish* refuses it (`domain/articles/writing/content-problems`). Neither the admin nor the site follows disallowed
 * addresses.
 * @returns a function that undoes the patch
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

/** Not exported by Strapi's package. */
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
  throw new Error('The rich text schema in @strapi/core has changed. Was Strapi updated?');
}
