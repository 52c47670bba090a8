import * as v from 'valibot';
import { type Json, toJson } from '../model/json';

/** Strapi's own rules for rich text (its `blocks` validator), with a picture as a path, or as the CMS's copy of a file it lost. */
const flag = v.optional(v.boolean('a mark such as bold is true or false'));
const Text = v.looseObject(
  {
    type: v.literal('text'),
    text: v.string('text must be text: put it in quotes'),
    bold: flag,
    italic: flag,
    underline: flag,
    strikethrough: flag,
    code: flag,
  },
  'a run of text is written as { type: text, text: words }',
);
const Link = v.looseObject({
  type: v.literal('link'),
  url: v.string('url must be text'),
  children: v.array(Text, 'children must be a list of runs of text'),
});
const Inline = v.pipe(
  v.array(
    v.variant('type', [Text, Link], 'a node inside a line is of type text or link'),
    'children must be a list of nodes of type text or link',
  ),
  v.minLength(1, 'children needs at least one node: { type: text, text: "" }'),
);
interface List {
  type: 'list';
  format: 'ordered' | 'unordered';
  children: unknown[];
}
const List: v.GenericSchema<unknown, List> = v.looseObject({
  type: v.literal('list'),
  format: v.picklist(['ordered', 'unordered'], 'format must be ordered or unordered'),
  children: v.pipe(
    v.array(
      v.lazy((input) => (isType(input, 'list') ? List : Item)),
      'children must be a list of nodes of type list-item or list',
    ),
    v.minLength(1, 'a list needs at least one node of type list-item'),
  ),
});
const Item: v.GenericSchema<unknown, unknown> = v.looseObject(
  { type: v.literal('list-item', 'a node inside a list is of type list-item or list'), children: Inline },
  'a node inside a list is of type list-item or list',
);
const nodes: Record<string, v.GenericSchema> = {
  paragraph: v.looseObject({ children: Inline }),
  quote: v.looseObject({ children: Inline }),
  heading: v.looseObject({ level: v.picklist([1, 2, 3, 4, 5, 6], 'level must be 1 to 6'), children: Inline }),
  code: v.looseObject({
    language: v.nullish(v.string('language must be text')),
    children: v.array(Text, 'children must be a list of runs of text'),
  }),
  image: v.looseObject({
    image: v.union(
      [v.pipe(v.string(), v.nonEmpty()), v.looseObject({ url: v.string(), hash: v.string() })],
      'image must be the path of a picture, such as ../images/name.webp',
    ),
  }),
  list: List,
};
const Unknown = v.custom<unknown>(() => false, `a node of body is of type ${Object.keys(nodes).join(', ')}`);

/** A `body` written node by node. */
export const Body: v.GenericSchema<unknown, Json> = v.pipe(
  v.array(
    v.lazy((input) => nodes[getType(input)] ?? Unknown),
    'body must be a list of nodes, each with its type',
  ),
  v.transform((body): Json => toJson(body)),
);

function getType(input: unknown): string {
  return typeof input === 'object' && input !== null && 'type' in input ? String(input.type) : '';
}

function isType(input: unknown, type: string): boolean {
  return getType(input) === type;
}
