import * as v from 'valibot';
import type { ProseDefinition } from '../../block-definition';
import { eachValid, reader } from '../../parts/parsing';
import { node } from './nodes';

const read = reader(v.object({ body: eachValid(node) }), ({ body }) =>
  body.filter((block) => block !== null),
);

/**
 * Prose of Strapi's own editor as blocks that REST has (C18): heading, paragraph with inline parts, list,
 * ordered-list, blockquote, code-block and image; a link becomes an inline part of type `link`. A paragraph that is
 * one link stays a paragraph: two of the layouts draw only headings, paragraphs and pictures (C16), and as a block of
 * type `link` its words would be missing there. Empty paragraphs go; a line end inside a text stays "\n". Headings
 * and quotations are words alone.
 */
export const richText: ProseDefinition = { read: (entry) => read(entry) ?? [] };
