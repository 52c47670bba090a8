import { Extension, type Editor } from '@tiptap/core';
import { Selection } from '@tiptap/pm/state';
import { isInTable, nextCell, selectionCell } from '@tiptap/pm/tables';

/** Enter in a table goes to the cell below, and from the last row to the text after the table. */
export const TableKeys = Extension.create({
  name: 'tableKeys',
  priority: 200,
  addKeyboardShortcuts() {
    return { Enter: () => goDown(this.editor) };
  },
});

function goDown({ state, view }: Editor): boolean {
  if (!isInTable(state)) return false;
  const cell = selectionCell(state);
  const below = nextCell(cell, 'vert', 1);
  const next = below
    ? Selection.findFrom(state.doc.resolve(below.pos + 1), 1, true)
    : Selection.findFrom(state.doc.resolve(cell.after(1)), 1, true);
  const { tr } = state;
  if (next) tr.setSelection(next);
  else {
    const { paragraph } = state.schema.nodes;
    const after = cell.after(1);
    if (!paragraph) return false;
    tr.insert(after, paragraph.create());
    tr.setSelection(Selection.near(tr.doc.resolve(after + 1)));
  }
  view.dispatch(tr.scrollIntoView());
  return true;
}
