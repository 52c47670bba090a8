import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { LINES } from '../schema/nodes';
import { toInline, toSpans } from './inline';
import { readItems, toContent, writeItems } from './lists';
import { readRuns, writeRuns } from './runs';
import { toText, type StoredBlock } from '../../stored';
import { padRows, readTable, writeTable } from './tables';

/** How a component that is edited as text becomes a node, and the node that component again. */
interface Conversion {
  read: (block: StoredBlock) => JSONContent;
  /** Undefined: the component cannot carry what the node has become. */
  write: (node: Node, before: StoredBlock) => StoredBlock | undefined;
  /** The component with all that the node shows, if that may be more than is stored. */
  complete?: (block: StoredBlock) => StoredBlock;
}

const paragraph: Conversion = {
  read: (block) => ({ type: 'paragraph', content: toInline(readRuns(block)) }),
  write(node, before) {
    const runs = node.type.name === 'paragraph' && writeRuns(toSpans(toContent(node)), before);
    return runs ? { ...before, ...runs } : undefined;
  },
};

const DEFAULT_LEVEL = 2;

const heading: Conversion = {
  read: ({ text, level }) => ({
    type: 'heading',
    attrs: { level: typeof level === 'number' ? level : DEFAULT_LEVEL },
    content: toInline([plain(text)]),
  }),
  write(node, before) {
    if (node.type.name !== 'heading' || !isPlain(node)) return undefined;
    const level: unknown = node.attrs.level;
    const isSameLevel = level === (before.level ?? DEFAULT_LEVEL);
    return { ...before, text: toPlain(node), level: isSameLevel ? before.level : level };
  },
};

const line: Conversion = {
  read: ({ __component: component, text }) => ({
    type: 'textLine',
    attrs: { component },
    content: toText(text) === '' ? [] : [{ type: 'text', text: toText(text) }],
  }),
  write: (node, before) =>
    node.type.name === 'textLine' && node.attrs.component === before.__component
      ? { ...before, text: node.textContent }
      : undefined,
};

const quotation: Conversion = {
  read: ({ text, author }) => ({
    type: 'quote',
    attrs: { author: toText(author) || null },
    content: toInline([plain(text)]),
  }),
  write: (node, before) =>
    node.type.name === 'quote' && isPlain(node)
      ? { ...before, text: toPlain(node), author: node.attrs.author }
      : undefined,
};

const code: Conversion = {
  read: ({ code: words, language }) => ({
    type: 'codeBlock',
    attrs: { language: toText(language) || null },
    content: toText(words) === '' ? [] : [{ type: 'text', text: toText(words) }],
  }),
  write: (node, before) =>
    node.type.name === 'codeBlock'
      ? { ...before, code: node.textContent, language: node.attrs.language }
      : undefined,
};

const list: Conversion = {
  read: readItems,
  write: (node, before) =>
    node.type.name === 'bulletList' || node.type.name === 'orderedList'
      ? writeItems(node, before)
      : undefined,
};

const table: Conversion = {
  read: readTable,
  complete: padRows,
  write: (node, before) => (node.type.name === 'table' ? writeTable(node, before) : undefined),
};

/** The components that are edited as text. */
export const conversions: Readonly<Record<string, Conversion>> = {
  'blocks.paragraph': paragraph,
  'blocks.heading': heading,
  'blocks.list': list,
  'blocks.ordered-list': list,
  'blocks.blockquote': quotation,
  'blocks.code-block': code,
  'blocks.table': table,
  ...Object.fromEntries(Object.keys(LINES).map((component) => [component, line])),
};

const plain = (text: unknown) => ({ text: toText(text), marks: new Set<string>(), link: undefined });

const isPlain = (node: Node): boolean => node.children.every(({ marks }) => marks.length === 0);

const toPlain = (node: Node): string =>
  toSpans(toContent(node))
    .map(({ text }) => text)
    .join('');
