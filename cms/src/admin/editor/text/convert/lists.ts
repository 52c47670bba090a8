import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { isObject } from '../../../ui/is-object';
import { toInline, toSpans } from './inline';
import { readChildren, writeChildren } from './prose-inline';
import { readRuns, writeRuns } from './runs';
import { isProseNode, toList, toParts, toText, type ProseNode, type StoredBlock } from '../../stored';

const toParagraph = (content: JSONContent[]): JSONContent => ({ type: 'paragraph', content });

/** A list of Strapi's prose editor, which has a nested list beside the item that it belongs to. */
export function readProseList({ format, children }: ProseNode): JSONContent {
  const items: JSONContent[] = [];
  for (const child of toList(children)) {
    if (!isProseNode(child)) continue;
    if (child.type === 'list') items.at(-1)?.content?.push(readProseList(child));
    else items.push({ type: 'listItem', content: [toParagraph(toInline(readChildren(child.children)))] });
  }
  return { type: format === 'ordered' ? 'orderedList' : 'bulletList', content: items };
}

/** @param depth 0 for the outermost list */
export function writeProseList(list: Node, depth = 0): ProseNode {
  const children = list.children.flatMap((item) =>
    item.children.flatMap((part): ProseNode[] => {
      if (isList(part)) return [writeProseList(part, depth + 1)];
      if (part.type.name !== 'paragraph') return [];
      return [{ type: 'list-item', children: writeChildren(toSpans(withLeadIn(item, part))) }];
    }),
  );
  const format = list.type.name === 'orderedList' ? 'ordered' : 'unordered';
  return { type: 'list', format, ...(depth > 0 && { indentLevel: depth }), children };
}

/** Prose has no lead-ins: they become bold words. */
function withLeadIn(item: Node, paragraph: Node): JSONContent[] {
  const content = toContent(paragraph);
  const heading = getHeading(item);
  if (heading === undefined) return content;
  return [{ type: 'text', text: `${heading} `, marks: [{ type: 'bold' }] }, ...content];
}

/** A list of items with lead-ins. */
export function readItems({ __component: component, items }: StoredBlock): JSONContent {
  return {
    type: component === 'blocks.ordered-list' ? 'orderedList' : 'bulletList',
    content: toParts(items).map((item) => {
      const paragraph = toParagraph(toInline(readRuns(item)));
      const heading = toText(item.heading);
      const leadIn = { type: 'itemHeading', content: [{ type: 'text', text: heading }] };
      return { type: 'listItem', content: heading === '' ? [paragraph] : [leadIn, paragraph] };
    }),
  };
}

/** Nested items follow their item, as readers see them. Undefined: an item has more than runs can carry. */
export function writeItems(list: Node, before: StoredBlock): StoredBlock | undefined {
  const rows = toParts(before.items);
  const items: Record<string, unknown>[] = [];
  for (const item of flatItems(list)) {
    const row = rows[items.length] ?? {};
    const [paragraph] = item.children.filter(({ type }) => type.name === 'paragraph');
    const runs = paragraph && writeRuns(toSpans(toContent(paragraph)), row);
    if (!runs) return undefined;
    items.push({ ...row, heading: getHeading(item) ?? null, ...runs });
  }
  const component = list.type.name === 'orderedList' ? 'blocks.ordered-list' : 'blocks.list';
  return component === before.__component ? { ...before, items } : undefined;
}

const flatItems = (list: Node): Node[] =>
  list.children.flatMap((item) => [item, ...item.children.filter(isList).flatMap(flatItems)]);

const isList = ({ type }: Node): boolean => type.name === 'bulletList' || type.name === 'orderedList';

function getHeading(item: Node): string | undefined {
  const [first] = item.children;
  return first?.type.name === 'itemHeading' && first.textContent !== '' ? first.textContent : undefined;
}

/** The content of a node as TipTap's JSON. */
export function toContent(node: Node): JSONContent[] {
  const content: unknown = node.content.toJSON();
  return toList(content).filter((child): child is JSONContent => isObject(child));
}
