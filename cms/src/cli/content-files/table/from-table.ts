import { type Table, type TableCell } from 'mdast';
import { type Entry } from '../model/article';
import { type JsonObject } from '../model/json';
import { normalEntry } from '../schema/normal-entry';
import { toParts } from '../inline/parts';
import { type Report } from '../prose/from-phrasing';

/** Converts a Markdown table into a Table block. */
export function tableEntry(table: Table, report: Report): Entry {
  if (table.align?.some((align) => align))
    report(table, 'columns cannot be aligned here: write --- without colons');
  const [head, ...body] = table.children;
  const width = head?.children.length ?? 0;
  if (body.length === 0) report(table, 'a table needs at least one row under its headings');
  for (const row of body) {
    if (row.children.length !== width) {
      report(
        row,
        `this row has ${row.children.length} cells but there are ${width} headings: give it ${width}`,
      );
    }
  }
  return normalEntry('blocks.table', {
    headers: (head?.children ?? []).map((cell) => tableCell(cell, report)),
    rows: body.map((row) => ({ cells: row.children.map((cell) => tableCell(cell, report)) })),
  });
}

/** Plain words become the cell's `text`, anything else its runs. */
function tableCell(cell: TableCell, report: Report): JsonObject {
  if (cell.children.length === 0) return {};
  const inline = toParts(cell.children, (node, message) => report(node.position ? node : cell, message));
  const [only, ...more] = inline;
  return only?.type === 'text' && more.length === 0 ? { text: only.text ?? null } : { inline };
}
