import { type List, type ListItem, type Paragraph, type RootContent } from 'mdast';
import * as v from 'valibot';
import { type Json } from '../model/json';
import { toPhrasing } from './to-phrasing';
import { Runs, TextRun } from './runs';

/** The nodes of Strapi's rich text that Markdown may be able to express; callers read the result back to check. */
const Item = v.strictObject({ type: v.literal('list-item'), children: Runs });
interface ListNode {
  type: 'list';
  format: 'ordered' | 'unordered';
  indentLevel?: number | undefined;
  children: (v.InferOutput<typeof Item> | ListNode)[];
}
const ListNode: v.GenericSchema<ListNode> = v.strictObject({
  type: v.literal('list'),
  format: v.picklist(['ordered', 'unordered']),
  indentLevel: v.optional(v.number()),
  children: v.array(v.union([Item, v.lazy(() => ListNode)])),
});
const Level = v.picklist([1, 2, 3, 4, 5, 6]);
const Body = v.array(
  v.union([
    v.strictObject({ type: v.literal('paragraph'), children: Runs }),
    v.strictObject({ type: v.literal('heading'), level: Level, children: Runs }),
    v.strictObject({ type: v.literal('quote'), children: Runs }),
    v.strictObject({ type: v.literal('code'), language: v.string(), children: v.tuple([TextRun]) }),
    v.strictObject({
      type: v.literal('image'),
      image: v.string(),
      alt: v.optional(v.string(), ''),
      children: v.array(TextRun),
    }),
    ListNode,
  ]),
);
type BodyNode = v.InferOutput<typeof Body>[number];

/** @returns null if Markdown cannot express something in it */
export function proseTree(body: Json | undefined): RootContent[] | null {
  const parsed = v.safeParse(Body, body);
  return parsed.success ? parsed.output.map(block) : null;
}

function block(node: BodyNode): RootContent {
  switch (node.type) {
    case 'paragraph':
      return { type: 'paragraph', children: toPhrasing(node.children) };
    case 'heading':
      return { type: 'heading', depth: node.level, children: toPhrasing(node.children) };
    case 'quote':
      return { type: 'blockquote', children: [{ type: 'paragraph', children: toPhrasing(node.children) }] };
    case 'code':
      return {
        type: 'code',
        lang: node.language === 'plaintext' ? null : node.language,
        value: node.children[0].text,
      };
    case 'image':
      return { type: 'paragraph', children: [{ type: 'image', url: node.image, alt: node.alt }] };
    case 'list':
      return list(node);
  }
}

function list(node: ListNode): List {
  const items: ListItem[] = [];
  for (const child of node.children) {
    if (child.type === 'list') {
      const owner = items.at(-1) ?? emptyItem(items);
      owner.children.push(list(child));
    } else {
      items.push({ type: 'listItem', spread: false, children: [paragraph(child.children)] });
    }
  }
  return { type: 'list', ordered: node.format === 'ordered', start: 1, spread: false, children: items };
}

function emptyItem(items: ListItem[]): ListItem {
  const item: ListItem = { type: 'listItem', spread: false, children: [] };
  items.push(item);
  return item;
}

function paragraph(runs: Parameters<typeof toPhrasing>[0]): Paragraph {
  return { type: 'paragraph', children: toPhrasing(runs) };
}
