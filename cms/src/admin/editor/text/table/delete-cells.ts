import { type EditorState, type Transaction } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import { readGrid, replaceGrid } from './grid';

/**
 * Deletes the selected rows or columns, or those with the caret. The caret stays in its row and column, where the next
 * key may delete again.
 * @returns undefined if the caret is not in a table; without a row or a column, there is no table left
 */
export function deleteCells(state: EditorState, what: 'row' | 'column'): Transaction | undefined {
  if (!isInTable(state)) return undefined;
  const { table, tableStart, top, bottom, left, right } = selectedRect(state);
  const rows = readGrid(table);
  const rest =
    what === 'row'
      ? rows.toSpliced(top, bottom - top)
      : rows.map((cells) => cells.toSpliced(left, right - left));
  const { length: height, 0: first = [] } = rest;
  if (height === 0 || first.length === 0)
    return state.tr.delete(tableStart - 1, tableStart - 1 + table.nodeSize);
  return replaceGrid(state.tr, tableStart, rest, {
    row: Math.min(top, height - 1),
    column: Math.min(left, first.length - 1),
  });
}
