import * as v from 'valibot';
import type { Block } from '../../block';
import { headingLevel } from '../../parts/level';
import { toPlainText } from '../../parts/runs';
import { lines, optionalText } from '../../parts/text';
import { codeLanguage } from '../code-block/code-block';
import { proseImage } from './image-node';
import { inlineNodes } from './inline-nodes';
import { flatItems } from './list-node';

/**
 * One schema per node type of Strapi's editor (its `BlocksValue`), each producing the node's block, or null when it is
 * empty.
 */

const paragraphNode = v.pipe(
  v.object({ type: v.literal('paragraph'), children: inlineNodes }),
  v.transform(({ children }): Block | null =>
    children.length > 0 ? { type: 'paragraph', inline: children } : null,
  ),
);

const headingNode = v.pipe(
  v.object({ type: v.literal('heading'), level: headingLevel, children: inlineNodes }),
  v.transform(({ level, children }): Block | null => {
    const text = toPlainText(children);
    return text === '' ? null : { type: 'heading', text, level };
  }),
);

const quoteNode = v.pipe(
  v.object({ type: v.literal('quote'), children: inlineNodes }),
  v.transform(({ children }): Block | null => {
    const text = toPlainText(children);
    return text === '' ? null : { type: 'blockquote', text, author: null };
  }),
);

const codeNode = v.pipe(
  v.object({
    type: v.literal('code'),
    language: codeLanguage,
    children: v.pipe(
      v.array(v.object({ text: v.string(), strikethrough: v.fallback(v.boolean(), false) })),
      v.transform((children) =>
        children.flatMap(({ text, strikethrough }) => (strikethrough ? [] : text)).join(''),
      ),
      lines,
    ),
  }),
  v.transform(({ language, children }): Block => ({ type: 'code-block', code: children, language })),
);

const listNode = v.pipe(
  v.object({ type: v.literal('list'), format: v.optional(v.unknown()), children: v.array(v.unknown()) }),
  v.transform(({ format, children }): Block | null => {
    const items = flatItems(children);
    if (items.length === 0) return null;
    return { type: format === 'ordered' ? 'ordered-list' : 'list', items };
  }),
);

const imageNode = v.pipe(
  v.object({ type: v.literal('image'), image: v.optional(v.unknown()), alt: optionalText }),
  v.transform(({ image, alt }) => proseImage(image, alt)),
);

export const node = v.union([paragraphNode, headingNode, quoteNode, codeNode, listNode, imageNode]);
