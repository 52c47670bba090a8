import { Extension } from '@tiptap/core';
import { NodeSelection, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { getStart } from '../positions';

/**
 * Moves a block of the outermost level past its neighbour, with the selection in it.
 * @param index of the block
 * @returns undefined at the end of the text
 */
export function moveBlock(state: EditorState, index: number, step: 1 | -1): Transaction | undefined {
  const { doc, selection } = state;
  const node = doc.maybeChild(index);
  const neighbour = doc.maybeChild(index + step);
  if (!node || !neighbour) return undefined;
  const from = getStart(doc, index);
  const to = from + step * neighbour.nodeSize;
  const tr = state.tr.delete(from, from + node.nodeSize).insert(to, node);
  const shift = to - from;
  const isInside = selection.from >= from && selection.to <= from + node.nodeSize;
  if (!isInside) return tr;
  return selection instanceof NodeSelection
    ? tr.setSelection(NodeSelection.create(tr.doc, selection.from + shift))
    : tr.setSelection(TextSelection.create(tr.doc, selection.anchor + shift, selection.head + shift));
}

/** Alt with an arrow moves the block that has the caret. */
export const MoveBlocks = Extension.create({
  name: 'moveBlocks',
  addKeyboardShortcuts() {
    const move = (step: 1 | -1) => () => {
      const { state, view } = this.editor;
      const tr = moveBlock(state, state.selection.$from.index(0), step);
      if (tr) view.dispatch(tr.scrollIntoView());
      return true;
    };
    return { 'Alt-ArrowUp': move(-1), 'Alt-ArrowDown': move(1) };
  },
});
