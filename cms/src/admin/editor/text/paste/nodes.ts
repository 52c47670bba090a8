import type { JSONContent } from '@tiptap/core';

const LAST_LEVEL = 6;

/** @param shift by how many levels the headings of the pasted text go down */
export const toHeading = (level: number, shift: number, content: JSONContent[]): JSONContent => ({
  type: 'heading',
  attrs: { level: Math.min(level + shift, LAST_LEVEL) },
  content,
});

export const createDivider = (): JSONContent => ({
  type: 'entry',
  attrs: { value: { __component: 'blocks.divider' } },
});

export const isList = ({ type }: JSONContent): boolean => type === 'bulletList' || type === 'orderedList';

/** An item: its paragraphs are lines of one, and nested lists stay. */
export const toItem = (lines: JSONContent[], lists: JSONContent[]): JSONContent => ({
  type: 'listItem',
  content: [{ type: 'paragraph', content: lines }, ...lists],
});

/** The words of several nodes as lines of one paragraph. */
export function joinLines(nodes: readonly JSONContent[]): JSONContent[] {
  const lines = nodes.map(getLine).filter((line) => line.length > 0);
  return lines.flatMap((line, index) => (index > 0 ? [{ type: 'hardBreak' }, ...line] : line));
}

function getLine({ type, content = [] }: JSONContent): JSONContent[] {
  if (['paragraph', 'heading', 'quote', 'codeBlock'].includes(type ?? '')) return content;
  return joinLines(content);
}
