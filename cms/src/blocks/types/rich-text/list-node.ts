import * as v from 'valibot';
import type { ListItem } from '../../block';
import { inlineNodes } from './inline-nodes';

const branch = v.object({ type: v.picklist(['list', 'list-item']), children: v.array(v.unknown()) });

/**
 * The items of a list and of all nested lists as one list in reading order (C18). In Strapi's editor a nested list is a
 * sibling of the items; other editors put it inside an item, and its items follow that item.
 * @param children of the outermost list node, at any depth: the walk is not recursive
 */
export function flatItems(children: readonly unknown[]): ListItem[] {
  const items: ListItem[] = [];
  const waiting = children.toReversed();
  while (waiting.length > 0) {
    const parsed = v.safeParse(branch, waiting.pop());
    if (!parsed.success) continue;
    const node = parsed.output;
    if (node.type === 'list-item') {
      const inline = v.parse(inlineNodes, node.children);
      if (inline.length > 0) items.push({ heading: null, inline });
    }
    // Among an item's children only lists matter here; its text is skipped.
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return items;
}
