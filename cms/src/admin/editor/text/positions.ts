import type { Node } from '@tiptap/pm/model';

/** The position before a node of the outermost level. */
export const getStart = (doc: Node, index: number): number =>
  doc.children.slice(0, index).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
