import type { JSONContent } from '@tiptap/core';
import type { Nodes, PhrasingContent, RootContent } from 'mdast';
import { fromMarkdown } from 'mdast-util-from-markdown';
import { gfmFromMarkdown } from 'mdast-util-gfm';
import { gfm } from 'micromark-extension-gfm';
import { toInline, type Span } from '../convert/inline';
import { cleanAddress } from './clean-address';
import { toTableNode } from '../table-node';
import { NO_CONTEXT, tidySpans, type Context } from './inline-html';
import { createDivider, isList, joinLines, toHeading, toItem } from './nodes';

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

function readNode(node: RootContent, shift: number): JSONContent[] {
  switch (node.type) {
    case 'heading':
      return readLine(node.children, (content) => toHeading(node.depth, shift, content));
    case 'paragraph':
      return readParagraph(node.children);
    case 'list': {
      const items = node.children.map((item) => {
        const parts = item.children.flatMap((child) => readNode(child, shift));
        return toItem(joinLines(parts.filter((part) => !isList(part))), parts.filter(isList));
      });
      return [{ type: node.ordered === true ? 'orderedList' : 'bulletList', content: items }];
    }
    case 'blockquote':
      return [
        { type: 'quote', content: joinLines(node.children.flatMap((child) => readNode(child, shift))) },
      ];
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
      return [createDivider()];
    case 'table': {
      const width = node.children[0]?.children.length ?? 0;
      const rows = node.children.map((row) =>
        Array.from({ length: width }, (_, column) => toContent(row.children[column]?.children ?? [])),
      );
      return [toTableNode(rows)];
    }
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
