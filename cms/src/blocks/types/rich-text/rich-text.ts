import * as v from 'valibot';
import type { ProseDefinition } from '../../block-definition';
import { validItems, reader } from '../../parts/parsing';
import { node } from './nodes';

const read = reader(v.object({ body: validItems(node) }), ({ body }) =>
  body.filter((block) => block !== null),
);

/**
 * Prose of Strapi's editor as blocks that REST supports (C18): heading, paragraph with inline parts, list,
 * ordered-list, blockquote, code-block and image. A link becomes an inline part of type `link`. A paragraph that
 * consists of one link stays a paragraph: two of the layouts show only headings, paragraphs and pictures (C16), so a
 * block of type `link` would be missing there. Empty paragraphs are dropped; a line break in a text stays "\n".
 * Headings and quotations contain only text.
 */
export const richText: ProseDefinition = { read: (entry) => read(entry) ?? [] };
