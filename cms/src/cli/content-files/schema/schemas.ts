import fs from 'node:fs';
import path from 'node:path';
import { type Attributes, type Schema, toSchema } from './attribute';

/** `src/` here, and `dist/src/` when compiled: both contain Strapi's schema files next to the code. */
const SRC = path.resolve(__dirname, '../../..');

const known = new Map<string, Schema>();

function read(file: string): Schema {
  let schema = known.get(file);
  if (!schema) {
    schema = toSchema(JSON.parse(fs.readFileSync(path.join(SRC, file), 'utf8')));
    known.set(file, schema);
  }
  return schema;
}

function component(uid: string): Schema {
  const [category, name] = uid.split('.');
  return read(`components/${category}/${name}.json`);
}

/** @param uid such as `blocks.heading` */
export function componentAttributes(uid: string): Attributes {
  return component(uid).attributes;
}

/** The name editors see: `blocks.rich-text` is "Prose". */
export function componentLabel(uid: string): string {
  return component(uid).info.displayName;
}

/** @param name such as `blog` */
export function typeAttributes(name: string): Attributes {
  return read(`api/${name}/content-types/${name}/schema.json`).attributes;
}

const BLOCKS = 'blocks.';

/** The block types of an article, as used in `:::type`, in the order of the CMS's list. */
export function blockTypes(): string[] {
  const zone = typeAttributes('blog').content;
  if (zone?.type !== 'dynamiczone') throw new Error('The article type has no dynamic zone called content');
  return zone.components.map((uid) => uid.slice(BLOCKS.length));
}

export function getUid(blockType: string): string {
  return BLOCKS + blockType;
}

export function getBlockType(uid: string): string {
  return uid.slice(BLOCKS.length);
}

/** A repeatable field of runs of text, which files contain as one line of Markdown. */
export function isInline(attribute: { type: string; component?: string; repeatable?: boolean }): boolean {
  return (
    attribute.type === 'component' && attribute.component === 'parts.inline' && attribute.repeatable === true
  );
}
