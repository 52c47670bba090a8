import type { JSONContent } from '@tiptap/core';
import { toTableNode } from '../table-node';

/**
 * A table in which every row has the same number of cells: a cell over several columns or rows is followed by empty ones.
 * @param readCell the words of a cell
 * @returns undefined for a table with one cell
 */
export function readTableElement(
  table: HTMLElement,
  readCell: (cell: HTMLElement) => JSONContent[],
): JSONContent | undefined {
  const rows: JSONContent[][][] = [];
  const elements = [...table.querySelectorAll('tr')].filter((row) => row.closest('table') === table);
  for (const [index, element] of elements.entries()) {
    const row = (rows[index] ??= []);
    for (const cell of element.children) {
      if (!(cell instanceof HTMLElement) || !/^T[DH]$/.test(cell.tagName)) continue;
      const column = findFree(row);
      row[column] = readCell(cell);
      for (let down = 0; down < getSpan(cell, 'rowspan') && index + down < elements.length; down += 1)
        for (let right = 0; right < getSpan(cell, 'colspan'); right += 1)
          (rows[index + down] ??= [])[column + right] ??= [];
    }
  }
  const width = Math.max(0, ...rows.map((row) => row.length));
  const isFilled = (row: JSONContent[][]) => row.some((cell) => cell.length > 0);
  const filled = rows.filter(isFilled);
  if (width * filled.length < 2) return undefined;
  return toTableNode(filled.map((row) => Array.from({ length: width }, (_, column) => row[column] ?? [])));
}

function findFree(row: readonly unknown[]): number {
  let column = 0;
  while (row[column] !== undefined) column += 1;
  return column;
}

/** More is a mistake or an attack. */
const MOST_SPANNED = 100;

const getSpan = (cell: HTMLElement, name: string): number =>
  Math.min(Math.max(1, Math.trunc(Number(cell.getAttribute(name))) || 1), MOST_SPANNED);
