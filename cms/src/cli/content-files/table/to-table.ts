import { type Table, type TableCell, type TableRow } from 'mdast';
import { type Entry } from '../model/article';
import { isObject, type Json } from '../model/json';
import { writeMarkdown } from '../markdown/markdown';
import { parseParts } from '../inline/parts';
import { toPhrasing } from '../prose/to-phrasing';

/** @returns null if a Markdown table cannot express it; callers read the result back to check */
export function tableMarkdown(entry: Entry): string | null {
  const table = tableTree(entry);
  if (!table) return null;
  const [head = '', rule = '', ...rows] = writeMarkdown([table]).split('\n');
  return [head, rule.replaceAll('-', '---'), ...rows].join('\n');
}

function tableTree(entry: Entry): Table | null {
  if (entry.caption || entry.boldFirstColumn || !Array.isArray(entry.headers) || !Array.isArray(entry.rows))
    return null;
  const rows = [entry.headers, ...entry.rows.map(toCells)].map(tableRow);
  return rows.every((row) => row !== null) ? { type: 'table', align: [], children: rows } : null;
}

function toCells(row: Json): Json[] {
  return isObject(row) && Array.isArray(row.cells) ? row.cells : [];
}

function tableRow(cells: Json[]): TableRow | null {
  const children = cells.map(tableCell);
  return children.every((cell) => cell !== null) ? { type: 'tableRow', children } : null;
}

function tableCell(cell: Json): TableCell | null {
  if (!isObject(cell)) return null;
  const runs =
    typeof cell.text === 'string'
      ? [{ type: 'text' as const, text: cell.text }]
      : parseParts(cell.inline ?? []);
  return runs && { type: 'tableCell', children: toPhrasing(runs) };
}
