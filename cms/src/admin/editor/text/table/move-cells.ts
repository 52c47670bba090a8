import { type EditorState, type Transaction } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';
import { readGrid, replaceGrid } from './grid';

/** What is moved, and by how many places. */
export interface Move {
  what: 'row' | 'column';
  by: 1 | -1;
}

/**
 * Moves the row or column with the caret.
 * @returns undefined if the caret is not in a table, or there is nowhere to go
 */
export function moveCells(state: EditorState, { what, by }: Move): Transaction | undefined {
  if (!isInTable(state)) return undefined;
  const { table, tableStart, map, top, left } = selectedRect(state);
  const from = what === 'row' ? top : left;
  const to = from + by;
  if (to < 0 || to >= (what === 'row' ? map.height : map.width)) return undefined;
  const rows = readGrid(table);
  const moved = what === 'row' ? swap(rows, from, to) : rows.map((cells) => swap(cells, from, to));
  const [row, column] = what === 'row' ? [to, left] : [top, to];
  return replaceGrid(state.tr, tableStart, moved, { row, column });
}

function swap<T>(items: readonly T[], a: number, b: number): readonly T[] {
  const [first, second] = [items[a], items[b]];
  return first === undefined || second === undefined ? items : items.with(a, second).with(b, first);
}
