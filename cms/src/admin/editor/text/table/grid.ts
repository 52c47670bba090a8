import type { Fragment, Node } from '@tiptap/pm/model';
import { TextSelection, type Transaction } from '@tiptap/pm/state';

/** The content of the cells of a table, row by row. */
export type Grid = readonly (readonly Fragment[])[];

export const readGrid = (table: Node): Fragment[][] =>
  table.children.map((row) => row.children.map(({ content }) => content));

/**
 * Replaces all cells of a table. The first row has the headings, wherever its words come from.
 * @param tableStart the position inside the table
 * @param caret the row and column of the cell that gets the caret, at its start or end
 */
export function replaceGrid(
  tr: Transaction,
  tableStart: number,
  grid: Grid,
  caret: { row: number; column: number; isAtEnd?: boolean },
): Transaction {
  const before = tableStart - 1;
  const table = tr.doc.nodeAt(before);
  if (!table) throw new Error('There is no table.');
  const rows = grid.map((cells, index) => createRow(table, cells, index === 0));
  const next = table.type.create(table.attrs, rows);
  tr.replaceWith(before, before + table.nodeSize, next);
  const cell = tableStart + getCellStart(next, caret.row, caret.column);
  const size = next.child(caret.row).child(caret.column).content.size;
  const at = tr.doc.resolve(caret.isAtEnd === true ? cell + size : cell);
  return tr.setSelection(TextSelection.near(at, caret.isAtEnd === true ? -1 : 1));
}

function createRow({ type: { schema } }: Node, cells: readonly Fragment[], isFirst: boolean): Node {
  const { tableRow, tableHeader, tableCell } = schema.nodes;
  const type = isFirst ? tableHeader : tableCell;
  if (!tableRow || !type) throw new Error('The schema has no tables.');
  return tableRow.create(
    null,
    cells.map((content) => type.create(null, content)),
  );
}

/** The position inside a cell, from the start of the table's content. */
function getCellStart(table: Node, row: number, column: number): number {
  const before = table.children.slice(0, row).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const cells = table.child(row).children.slice(0, column);
  return before + 1 + cells.reduce((sum, { nodeSize }) => sum + nodeSize, 0) + 1;
}
