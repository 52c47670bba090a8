import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { toInline, toSpans } from './inline';
import { readProseList, toContent, writeProseList } from './lists';
import { readChildren, writeChildren } from './prose-inline';
import { toParts, toText, type ProseNode } from '../../stored';

/** A node of Strapi's prose editor as a node of the text; undefined: the text cannot show it. */
export function readProse(node: ProseNode): JSONContent | undefined {
  const getContent = () => toInline(readChildren(node.children));
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', content: getContent() };
    case 'heading':
      return { type: 'heading', attrs: { level: node.level }, content: getContent() };
    case 'quote':
      return { type: 'quote', content: getContent() };
    case 'code': {
      const text = toParts(node.children)
        .map((child) => toText(child.text))
        .join('');
      const content = text === '' ? [] : [{ type: 'text', text }];
      return { type: 'codeBlock', attrs: { language: toText(node.language) || null }, content };
    }
    case 'list':
      return readProseList(node);
    default:
      return undefined;
  }
}

/** A node of the text in the format of Strapi's prose editor; undefined: prose has no such node. */
export function writeProse(node: Node): ProseNode | undefined {
  const getChildren = () => writeChildren(toSpans(toContent(node)));
  switch (node.type.name) {
    case 'paragraph':
      return { type: 'paragraph', children: getChildren() };
    case 'heading':
      return { type: 'heading', level: node.attrs.level, children: getChildren() };
    case 'quote':
      return { type: 'quote', children: getChildren() };
    case 'codeBlock': {
      const language = toText(node.attrs.language);
      const children = [{ type: 'text', text: node.textContent }];
      return { type: 'code', ...(language !== '' && { language }), children };
    }
    case 'bulletList':
    case 'orderedList':
      return writeProseList(node);
    default:
      return undefined;
  }
}
