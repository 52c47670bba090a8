import { Fragment, type Schema } from '@tiptap/pm/model';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { CellSelection, selectedRect } from '@tiptap/pm/tables';
import { readGrid, replaceGrid } from './grid';
import { MOST_CELLS } from './table-node';

/**
 * Fills the cells of a table from the selected one on, and adds the rows and columns that are missing. One value fills
 * all selected cells.
 * @param rows the words of cells; where a row is shorter, cells stay as they are
 * @returns undefined if the table would have too many cells
 */
export function fillCells(
  state: EditorState,
  rows: readonly (readonly Fragment[])[],
): Transaction | undefined {
  const { table, tableStart, map, top, left, bottom, right } = selectedRect(state);
  const isRange = state.selection instanceof CellSelection;
  const value = rows.length === 1 && rows[0]?.length === 1 && isRange ? rows[0][0] : undefined;
  const bottomRow = value ? bottom : top + rows.length;
  const rightColumn = value ? right : left + Math.max(1, ...rows.map(({ length }) => length));
  const [height, width] = [Math.max(map.height, bottomRow), Math.max(map.width, rightColumn)];
  if (height * width > MOST_CELLS) return undefined;
  const before = readGrid(table);
  const isFilled = (row: number, column: number) =>
    row >= top && row < bottomRow && column >= left && column < rightColumn;
  const grid = Array.from({ length: height }, (_row, row) =>
    Array.from({ length: width }, (_column, column) => {
      const words = isFilled(row, column) ? (value ?? rows[row - top]?.[column - left]) : undefined;
      return words
        ? createCell(state.schema, words)
        : (before[row]?.[column] ?? createCell(state.schema, Fragment.empty));
    }),
  );
  return replaceGrid(state.tr, tableStart, grid, {
    row: bottomRow - 1,
    column: rightColumn - 1,
    isAtEnd: true,
  });
}

const createCell = ({ nodes: { paragraph } }: Schema, words: Fragment): Fragment =>
  Fragment.from(paragraph?.create(null, words));
