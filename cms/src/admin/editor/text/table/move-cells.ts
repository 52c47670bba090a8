import type { Node } from '@tiptap/pm/model';
import { TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';
import { isInTable, selectedRect } from '@tiptap/pm/tables';

/** What is moved, and by how many places. */
export interface Move {
  what: 'row' | 'column';
  by: 1 | -1;
}

/**
 * Moves the row or column with the caret. The first row has the headings, wherever its words come from.
 * @returns undefined if the caret is not in a table, or there is nowhere to go
 */
export function moveCells(state: EditorState, { what, by }: Move): Transaction | undefined {
  if (!isInTable(state)) return undefined;
  const { table, tableStart, map, top, left } = selectedRect(state);
  const from = what === 'row' ? top : left;
  const to = from + by;
  if (to < 0 || to >= (what === 'row' ? map.height : map.width)) return undefined;
  const rows = table.children.map(({ children }) => children);
  const moved = what === 'row' ? swap(rows, from, to) : rows.map((cells) => swap(cells, from, to));
  const content = moved.map((cells, index) => toRow(state, cells, index === 0));
  const tr = state.tr.replaceWith(
    tableStart - 1,
    tableStart - 1 + table.nodeSize,
    table.type.create(table.attrs, content),
  );
  const [row, column] = what === 'row' ? [to, left] : [top, to];
  const after = tr.doc.nodeAt(tableStart - 1);
  return after
    ? tr.setSelection(TextSelection.near(tr.doc.resolve(tableStart + getCellStart(after, row, column))))
    : tr;
}

function swap<T>(items: readonly T[], a: number, b: number): readonly T[] {
  const [first, second] = [items[a], items[b]];
  return first === undefined || second === undefined ? items : items.with(a, second).with(b, first);
}

function toRow({ schema }: EditorState, cells: readonly Node[], isFirst: boolean): Node {
  const { tableRow, tableHeader, tableCell } = schema.nodes;
  const type = isFirst ? tableHeader : tableCell;
  if (!tableRow || !type) throw new Error('The schema has no tables.');
  return tableRow.create(
    null,
    cells.map((cell) => type.create(cell.attrs, cell.content)),
  );
}

/** The position inside a cell, from the start of the table's content. */
function getCellStart(table: Node, row: number, column: number): number {
  const before = table.children.slice(0, row).reduce((sum, { nodeSize }) => sum + nodeSize, 0);
  const cells = table.child(row).children.slice(0, column);
  return before + 1 + cells.reduce((sum, { nodeSize }) => sum + nodeSize, 0) + 1;
}
