import type { JSONContent } from '@tiptap/core';
import { MOST_CELLS, toTableNode } from '../../table/table-node';

const LONGEST_CAPTION = 500;

/** More is a mistake or an attack. */
const MOST_SPANNED = 100;

export interface TableReading {
  /** Undefined: it is empty. */
  table: JSONContent | undefined;
  isCut: boolean;
}

type Row = JSONContent[][];

/** The rows of a table itself, not those of tables in it. */
export const getRows = (table: HTMLElement): HTMLTableRowElement[] =>
  table instanceof HTMLTableElement ? [...table.rows] : [];

/** Whether a table only lays out a page: it has one cell, or tables in its cells. */
export function isLayout(table: HTMLElement, rows: readonly HTMLTableRowElement[]): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none' || table.querySelector('table')) return true;
  return rows.length < 2 && (rows[0]?.cells.length ?? 0) < 2;
}

/**
 * A table in which every row has the same number of cells: a cell over several columns or rows is followed by empty ones.
 * @param readCell the words of a cell
 */
export function readTable(
  table: HTMLElement,
  elements: readonly HTMLTableRowElement[],
  readCell: (cell: HTMLElement) => JSONContent[],
): TableReading {
  const rows: Row[] = [];
  let filled = 0;
  let width = 0;
  for (const [index, element] of elements.entries()) {
    if (filled > MOST_CELLS || width * index > MOST_CELLS) break;
    const row = (rows[index] ??= []);
    for (const cell of element.cells) {
      const column = findFree(row);
      row[column] = readCell(cell);
      const [down, right] = [getSpan(cell.rowSpan), getSpan(cell.colSpan)];
      for (let below = 0; below < down && index + below < elements.length; below += 1)
        for (let beside = 0; beside < right; beside += 1)
          (rows[index + below] ??= [])[column + beside] ??= [];
      filled += down * right;
    }
    width = Math.max(width, row.length);
  }
  const grid = trim(rows.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])));
  if (grid.length === 0) return { table: undefined, isCut: false };
  const most = Math.max(1, Math.floor(MOST_CELLS / (grid[0]?.length ?? 1)));
  return {
    table: toTableNode(grid.slice(0, most), readAttributes(table, elements)),
    isCut: rows.length < elements.length || grid.length > most,
  };
}

/** The first column that no cell of an earlier row or column takes. */
function findFree(row: readonly unknown[]): number {
  const free = row.findIndex((cell) => cell === undefined);
  return free === -1 ? row.length : free;
}

const getSpan = (span: number): number => Math.min(Math.max(1, span), MOST_SPANNED);

/** Without empty rows at the ends, and without empty columns on the right. */
function trim(rows: readonly Row[]): Row[] {
  const isFilled = (row: Row | undefined) => row?.some((cell) => cell.length > 0) ?? false;
  const first = rows.findIndex(isFilled);
  if (first === -1) return [];
  const last = rows.findLastIndex(isFilled);
  const kept = rows.slice(first, last + 1);
  const width = Math.max(...kept.map((row) => row.findLastIndex((cell) => cell.length > 0) + 1));
  return kept.map((row) => row.slice(0, width));
}

function readAttributes(
  table: HTMLElement,
  rows: readonly HTMLTableRowElement[],
): Record<string, unknown> | undefined {
  const caption = (table.querySelector('caption')?.textContent ?? '').trim().replaceAll(/\s+/g, ' ');
  const body = rows.slice(1);
  const boldFirstColumn = body.length > 0 && body.every(({ cells: [cell] }) => cell?.tagName === 'TH');
  if (caption === '' && !boldFirstColumn) return undefined;
  return { ...(caption !== '' && { caption: caption.slice(0, LONGEST_CAPTION) }), boldFirstColumn };
}
