import type { Node } from '@tiptap/pm/model';
import type { Transaction } from '@tiptap/pm/state';
import type { Sources } from './sources';
import { isProseNode, isStoredBlock, toList } from '../../stored';
import type { Place } from './write-content';

/**
 * Notes that the nodes of a text are in this list of blocks now. New keys and values are added to `tr`.
 */
export function connect(
  tr: Transaction,
  sources: Sources,
  content: unknown,
  places: readonly (Place | undefined)[],
): void {
  const blocks = toList(content);
  const used = new Set<unknown>();
  tr.doc.forEach((node, position, index) => {
    const place = places[index];
    const block = place && blocks[place.block];
    if (!place || !isStoredBlock(block)) return;
    const prose = place.prose === undefined ? undefined : toList(block.body)[place.prose];
    if (node.type.name === 'entry' && node.attrs.value !== block)
      tr.setNodeAttribute(position, 'value', block);
    const source = sources.get(node);
    const isOwn = source && !used.has(node.attrs.key);
    used.add(node.attrs.key);
    if (isOwn && source.block === block && source.prose === prose && source.node.eq(node)) return;
    const current = tr.doc.nodeAt(position) ?? node;
    const next = { block, node: current, ...(isProseNode(prose) && { prose }) };
    if (isOwn) sources.set(String(node.attrs.key), next);
    else tr.setNodeAttribute(position, 'key', getKey(sources.add(next)));
  });
}

const getKey = ({ attrs }: Node): unknown => attrs.key;
