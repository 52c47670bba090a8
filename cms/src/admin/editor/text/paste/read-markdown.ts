import type { JSONContent } from '@tiptap/core';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { toInline, type Span } from '../convert/inline';
import { cleanAddress } from './clean-address';
import { NO_CONTEXT, tidySpans, type Context } from './inline-html';

/** Signs that are rare in text that is not Markdown, at the start of a line or around words. */
const SIGNS = [
  /^#{1,6} \S/m,
  /^ {0,3}(?:[-*+]|\d{1,9}[.)]) \S.*\n(?:\s*\n)? {0,8}(?:[-*+]|\d{1,9}[.)]) \S/m,
  /^> \S/m,
  /^(?:```|~~~)/m,
  /^\|.+\|\s*\n\|? ?:?-{2,}/m,
  /\*\*[^\s*][^*\n]*\*\*/,
  /!?\[[^\]\n]+\]\((?:https?:|\/|mailto:)[^)\s]*\)/,
];

export const isMarkdown = (text: string): boolean => SIGNS.some((sign) => sign.test(text));

/** Markdown, with GitHub's tables and struck words, as nodes of the text. HTML in it is left out. */
export function readMarkdown(text: string): JSONContent[] {
  const { children } = fromMarkdown(text, { extensions: [gfm()], mdastExtensions: [gfmFromMarkdown()] });
  const shift = children.some((node) => node.type === 'heading' && node.depth === 1) ? 1 : 0;
  return children.flatMap((node) => readNode(node, shift));
}

const LAST_LEVEL = 6;

function readNode(node: RootContent, shift: number): JSONContent[] {
  switch (node.type) {
    case 'heading':
      return readLine(node.children, (content) => ({
        type: 'heading',
        attrs: { level: Math.min(node.depth + shift, LAST_LEVEL) },
        content,
      }));
    case 'paragraph':
      return readParagraph(node.children);
    case 'list': {
      const items = node.children.map((item) => {
        const parts = item.children.flatMap((child) => readNode(child, shift));
        const isList = ({ type }: JSONContent) => type === 'bulletList' || type === 'orderedList';
        const lines = parts.filter((part) => !isList(part)).map(({ content = [] }) => content);
        const content = lines.flatMap((line, index) => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line));
        return { type: 'listItem', content: [{ type: 'paragraph', content }, ...parts.filter(isList)] };
      });
      return [{ type: node.ordered === true ? 'orderedList' : 'bulletList', content: items }];
    }
    case 'blockquote': {
      const lines = node.children
        .flatMap((child) => readNode(child, shift))
        .map(({ content = [] }) => content);
      return [
        {
          type: 'quote',
          content: lines.flatMap((line, index) => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line)),
        },
      ];
    }
    case 'code':
      return node.value === ''
        ? []
        : [
            {
              type: 'codeBlock',
              attrs: { language: node.lang ?? null },
              content: [{ type: 'text', text: node.value }],
            },
          ];
    case 'thematicBreak':
      return [{ type: 'entry', attrs: { value: { __component: 'blocks.divider' } } }];
    case 'table':
      return [
        {
          type: 'table',
          content: node.children.map((row, index) => ({
            type: 'tableRow',
            content: node.children[0]?.children.map((_, column) => ({
              type: index === 0 ? 'tableHeader' : 'tableCell',
              content: [{ type: 'paragraph', content: toContent(row.children[column]?.children ?? []) }],
            })),
          })),
        },
      ];
    default:
      return [];
  }
}

/** A paragraph; pictures stand between the words before and after them. */
function readParagraph(children: readonly PhrasingContent[]): JSONContent[] {
  const nodes: JSONContent[] = [];
  let words: PhrasingContent[] = [];
  const end = () => {
    nodes.push(...readLine(words, (content) => ({ type: 'paragraph', content })));
    words = [];
  };
  for (const child of children) {
    if (child.type === 'image') {
      end();
      nodes.push({ type: 'upload', attrs: { src: child.url, alt: child.alt ?? '' } });
    } else words.push(child);
  }
  end();
  return nodes;
}

function readLine(
  children: readonly PhrasingContent[],
  create: (content: JSONContent[]) => JSONContent,
): JSONContent[] {
  const content = toContent(children);
  return content.length > 0 ? [create(content)] : [];
}

const toContent = (children: readonly PhrasingContent[]): JSONContent[] =>
  toInline(tidySpans(children.flatMap((child) => readSpans(child, NO_CONTEXT))));

const MARKS: Readonly<Partial<Record<Nodes['type'], string>>> = {
  strong: 'bold',
  emphasis: 'italic',
  delete: 'strike',
};

function readSpans(node: PhrasingContent, context: Context): Span[] {
  const { marks, link } = context;
  // A line of the source ends where its author's window did.
  if (node.type === 'text') return [{ marks, link, text: node.value.replaceAll('\n', ' ') }];
  if (node.type === 'inlineCode') return [{ marks, link, text: node.value }];
  if (node.type === 'break') return [{ marks, link, text: '\n' }];
  if (!('children' in node)) return [];
  const mark = MARKS[node.type];
  const url = node.type === 'link' ? cleanAddress(node.url) : null;
  const inner: Context = {
    ...context,
    marks: mark === undefined ? marks : new Set([...marks, mark]),
    link: url === null ? link : { url, target: null, rel: null },
  };
  return node.children.flatMap((child) => readSpans(child, inner));
}
