import * as v from 'valibot';
import type { ListItem } from '../../block';
import { inlineNodes } from './inline-nodes';

const branch = v.object({ type: v.picklist(['list', 'list-item']), children: v.array(v.unknown()) });

/**
 * The items of a list and of every list inside it, as one list in reading order (C18). An inner list stands beside
 * the items in Strapi's editor; inside an item, as other editors write it, its items follow that item.
 * @param children of the outermost list node. Any depth: nothing here calls itself.
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
    // Of an item's children only lists are branches: its text is passed over here.
    for (const child of node.children.toReversed()) waiting.push(child);
  }
  return items;
}
