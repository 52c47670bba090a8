import type { JSONContent } from '@tiptap/core';
import { toTableNode } from '../../table/table-node';
import { cleanWords } from '../shared/clean-words';

/** Cells with tabs, line ends and quotation marks in them, as spreadsheets write them. */
const QUOTED = /"((?:[^"]|"")*)"(?=[\t\r\n]|$)/y;
const PLAIN = /[^\t\r\n]*/y;

/** The cells of tabbed text. Rows may have different lengths. */
export function readTabbed(text: string): string[][] {
  const rows: string[][] = [[]];
  const source = text.replace(/\r?\n$/, '');
  let at = 0;
  for (;;) {
    const quoted = match(QUOTED, source, at);
    // Other quotation marks belong to the words.
    const cell = quoted && /[\t\n]/.test(quoted[1] ?? '') ? quoted : match(PLAIN, source, at);
    rows.at(-1)?.push(cell === quoted ? (quoted?.[1] ?? '').replaceAll('""', '"') : (cell?.[0] ?? ''));
    at += cell?.[0].length ?? 0;
    if (at >= source.length) return rows;
    if (source[at] === '\r' && source[at + 1] === '\n') at += 1;
    if (source[at] !== '\t') rows.push([]);
    at += 1;
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** Rows of a spreadsheet as text; undefined: the text is no table. Code may begin its lines with tabs. */
export function readRows(text: string): string[][] | undefined {
  if (!text.includes('\t')) return undefined;
  const rows = readTabbed(text);
  const [width = 0] = rows.map(({ length }) => length);
  if (rows.length < 2 || width < 2 || rows.some(({ length }) => length !== width)) return undefined;
  return rows.every(([first = '']) => first.trim() === '') ? undefined : rows;
}

/** Shorter rows get empty cells. */
export function toTable(rows: readonly (readonly string[])[]): JSONContent {
  const width = rows.reduce((most, { length }) => Math.max(most, length), 1);
  return toTableNode(
    rows.map((row) => Array.from({ length: width }, (_, column) => toLines(row[column] ?? ''))),
  );
}

/** Each line is a paragraph. */
export const readLines = (text: string): JSONContent[] =>
  splitLines(text).map((line) => ({ type: 'paragraph', content: toWords(line) }));

const splitLines = (text: string): string[] =>
  text
    .split(/\r\n|[\r\n\u2028\u2029]/)
    .map((line) => cleanWords(line).trim())
    .filter((line) => line !== '');

const toLines = (text: string): JSONContent[] =>
  splitLines(text).flatMap((line, index) => [
    ...(index > 0 ? [{ type: 'hardBreak' }] : []),
    ...toWords(line),
  ]);

const toWords = (text: string): JSONContent[] => [{ type: 'text', text }];
