import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { toInline, toSpans } from './inline';
import { toContent } from './lists';
import { toTableNode } from '../table/table-node';
import { readRuns, writeRuns } from './runs';
import { toParts, toText, type StoredBlock } from '../../stored';

/** A table whose rows all have as many cells as its widest row: what is missing is empty. */
export function padRows(block: StoredBlock): StoredBlock {
  const headers = toParts(block.headers);
  const rows = toParts(block.rows).map((row) => ({ ...row, cells: toParts(row.cells) }));
  const width = Math.max(1, headers.length, ...rows.map(({ cells }) => cells.length));
  const pad = (cells: Record<string, unknown>[]) => Array.from({ length: width }, (_, at) => cells[at] ?? {});
  return { ...block, headers: pad(headers), rows: rows.map((row) => ({ ...row, cells: pad(row.cells) })) };
}

export function readTable(block: StoredBlock): JSONContent {
  const { caption, headers, rows, boldFirstColumn } = padRows(block);
  const all = [toParts(headers), ...toParts(rows).map((row) => toParts(row.cells))];
  return toTableNode(
    all.map((cells) => cells.map((cell) => toInline(readRuns(cell)))),
    { caption: toText(caption) || null, boldFirstColumn: boldFirstColumn === true },
  );
}

/** Marks that a cell cannot carry, such as struck words, are left out. */
export function writeTable(table: Node, before: StoredBlock): StoredBlock {
  const [head, ...body] = table.children;
  const rows = toParts(before.rows);
  return {
    ...before,
    caption: toText(table.attrs.caption) || null,
    boldFirstColumn: table.attrs.boldFirstColumn === true,
    headers: writeCells(head, toParts(before.headers)),
    rows: body.map((row, index) => ({
      ...rows[index],
      cells: writeCells(row, toParts(rows[index]?.cells)),
    })),
  };
}

const writeCells = (row: Node | undefined, before: Record<string, unknown>[]): unknown[] =>
  (row?.children ?? []).map((cell, index) => {
    const spans = cell.children.flatMap((paragraph) => toSpans(toContent(paragraph)));
    const plain = spans.map((span) => ({
      ...span,
      marks: new Set([...span.marks].filter((mark) => mark === 'bold' || mark === 'italic')),
    }));
    return { ...before[index], ...writeRuns(plain, before[index] ?? {}) };
  });
