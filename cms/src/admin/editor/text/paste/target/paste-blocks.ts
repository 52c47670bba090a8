import { Fragment, type Node, type Slice } from '@tiptap/pm/model';
import { Selection, type EditorState, type Transaction } from '@tiptap/pm/state';

/** What continues the paragraph or the list into which it is pasted. */
const CONTINUING = new Set(['paragraph', 'bulletList', 'orderedList']);

/**
 * Pastes several blocks, or one that is no paragraph, beside the block with the caret, unless they continue it: a heading
 * never becomes words of the list above. Undefined: ProseMirror's own way is right.
 */
export function pasteBlocks(state: EditorState, slice: Slice): Transaction | undefined {
  const { $from, empty } = state.selection;
  const nodes = slice.content.content;
  const [first] = nodes;
  if (!first?.isBlock || $from.depth === 0) return undefined;
  if (nodes.every(isContinuing) && (nodes.length === 1 || $from.depth === 1)) return undefined;
  const { tr } = state;
  if (!empty) tr.deleteSelection();
  const $at = tr.selection.$from;
  if ($at.depth === 0) return undefined;
  const block = $at.node(1);
  const isReplaced = block.isTextblock && block.content.size === 0;
  const isAtEnd = tr.doc.textBetween($at.pos, $at.end(1), '\n', ' ').trim() === '';
  if (!isReplaced && !isAtEnd && $at.depth === 1) tr.split($at.pos);
  // The split has closed the paragraph.
  const after = isAtEnd || $at.depth > 1 ? $at.after(1) : $at.pos + 1;
  const from = isReplaced ? $at.before(1) : after;
  tr.replaceWith(from, isReplaced ? $at.after(1) : from, Fragment.from(nodes));
  const end = from + nodes.reduce((size, { nodeSize }) => size + nodeSize, 0);
  if (!nodes.at(-1)?.isAtom) return tr.setSelection(Selection.near(tr.doc.resolve(end), -1));
  // Somebody types on below a picture, whatever stands above it.
  const { paragraph } = state.schema.nodes;
  if (paragraph && !tr.doc.resolve(end).nodeAfter?.isTextblock) tr.insert(end, paragraph.create());
  return tr.setSelection(Selection.near(tr.doc.resolve(end), 1));
}

const isContinuing = ({ type }: Node): boolean => CONTINUING.has(type.name);
