import type { JSONContent } from '@tiptap/core';
import { MOST_CELLS, toTableNode } from '../../table/table-node';

export const LONGEST_CAPTION = 500;

/** More columns, or a cell over more rows, are a mistake or an attack. */
const MOST_COLUMNS = 100;
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

/** Whether a table only lays out a page: it has one cell, or tables in its cells and no sign of data. */
export function isLayout(table: HTMLElement, rows: readonly HTMLTableRowElement[]): boolean {
  const role = table.getAttribute('role');
  if (role === 'presentation' || role === 'none') return true;
  if (rows.length < 2 && (rows[0]?.cells.length ?? 0) < 2) return true;
  return table.querySelector('table') !== null && !hasSignOfData(table, rows);
}

const BORDER = /\bborder(?:-(?:top|bottom|left|right))?:[^;]*\bsolid\b/i;

/** Headings, a caption, or lines around all cells: neither mails nor old pages have them in tables of their layout. */
function hasSignOfData(table: HTMLElement, rows: readonly HTMLTableRowElement[]): boolean {
  const cells = rows.flatMap((row) => [...row.cells]);
  if (rows.length < 2 || cells.length <= rows.length) return false;
  return (
    Number(table.getAttribute('border')) > 0 ||
    /\bMsoTable(?!Normal)|\bwikitable\b/.test(table.className) ||
    table.querySelector(':scope > caption') !== null ||
    cells.some(({ tagName }) => tagName === 'TH') ||
    cells.every((cell) => BORDER.test(cell.getAttribute('style') ?? ''))
  );
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
  let width = 0;
  let isCut = false;
  for (const [index, element] of elements.entries()) {
    if (width * index > MOST_CELLS) break;
    const row = (rows[index] ??= []);
    let column = 0;
    for (const cell of element.cells) {
      // Cells of earlier rows and columns may take places of this row.
      while (row[column] !== undefined) column += 1;
      isCut ||= column >= MOST_COLUMNS;
      if (column >= MOST_COLUMNS) break;
      row[column] = readCell(cell);
      takePlaces(rows, { index, column }, cell);
    }
    width = Math.max(width, row.length);
  }
  rows.length = Math.min(rows.length, elements.length);
  const most = Math.max(1, Math.floor(MOST_CELLS / Math.max(1, width)));
  const grid = trim(
    rows.slice(0, most).map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])),
  );
  if (grid.length === 0) return { table: undefined, isCut: false };
  return {
    table: toTableNode(grid, readAttributes(table, elements)),
    isCut: isCut || rows.length < elements.length || rows.length > most,
  };
}

/** A cell over several rows and columns takes the places beside and below it. */
function takePlaces(
  rows: Row[],
  { index, column }: { index: number; column: number },
  cell: HTMLTableCellElement,
): void {
  const down = Math.min(Math.max(1, cell.rowSpan), MOST_SPANNED);
  const end = Math.min(column + Math.max(1, cell.colSpan), MOST_COLUMNS);
  for (let below = index; below < index + down; below += 1)
    for (let beside = column; beside < end; beside += 1) (rows[below] ??= [])[beside] ??= [];
}

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
