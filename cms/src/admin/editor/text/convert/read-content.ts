import type { JSONContent } from '@tiptap/core';
import type { Node, Schema } from '@tiptap/pm/model';
import { conversions } from './blocks';
import { readProse, writeProse } from './prose';
import { isSameText } from './same-text';
import type { Source } from './sources';
import { isProseNode, isStoredBlock, PROSE, toList, type StoredBlock } from '../../stored';

/** Reads the blocks of a text, prose node by node. */
export const readContent = (content: unknown, schema: Schema): Source[] =>
  toList(content).flatMap((block) => (isStoredBlock(block) ? readBlock(block, schema) : []));

function readBlock(block: StoredBlock, schema: Schema): Source[] {
  if (block.__component === PROSE) {
    const nodes = toList(block.body);
    if (nodes.length > 0 && nodes.every(isProseNode))
      return nodes.map((prose) => ({ block, prose, node: readProseNode(prose, schema) }));
  }
  const conversion = conversions[block.__component];
  const complete = conversion?.complete?.(block) ?? block;
  const saysAll = (read: Node) => isSameText(conversion?.write(read, block), complete);
  const node = conversion && readChecked(() => conversion.read(block), saysAll, schema);
  return [{ block, node: node ?? createAtom(schema, 'entry', block) }];
}

const readProseNode = (prose: Record<string, unknown> & { type: string }, schema: Schema): Node =>
  readChecked(
    () => readProse(prose),
    (read) => isSameText(writeProse(read), prose),
    schema,
  ) ?? createAtom(schema, 'proseAtom', prose);

/** What would be lost by editing it is not editable: undefined unless the node says all that is stored. */
function readChecked(
  read: () => JSONContent | undefined,
  saysAll: (node: Node) => boolean,
  schema: Schema,
): Node | undefined {
  try {
    const json = read();
    if (!json) return undefined;
    const node = schema.nodeFromJSON(json);
    node.check();
    return saysAll(node) ? node : undefined;
  } catch (error) {
    // ProseMirror throws these for content that does not fit its schema.
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

function createAtom(schema: Schema, type: 'entry' | 'proseAtom', value: object): Node {
  const node = schema.nodes[type]?.create({ value });
  if (!node) throw new Error(`The text has no node ${type}.`);
  return node;
}
