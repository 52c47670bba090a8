import type { JSONContent } from '@tiptap/core';
import { toTableNode } from '../table-node';

/** Rows of a spreadsheet as text: cells between tabs; undefined: the text is no table. */
export function readRows(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const [width = 0] = rows.map(({ length }) => length);
  return rows.length > 1 && width > 1 && rows.every(({ length }) => length === width) ? rows : undefined;
}

export const toTable = (rows: readonly (readonly string[])[]): JSONContent =>
  toTableNode(rows.map((row) => row.map((cell) => toWords(cell.trim()))));

/** Each line is a paragraph. */
export const readLines = (text: string): JSONContent[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(toParagraph);

const toParagraph = (text: string): JSONContent => ({ type: 'paragraph', content: toWords(text) });

const toWords = (text: string): JSONContent[] =>
  text === '' ? [] : [{ type: 'text', text: text.replaceAll('\u00AD', '') }];
