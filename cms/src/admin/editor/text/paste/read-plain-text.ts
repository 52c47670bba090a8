import type { JSONContent } from '@tiptap/core';

/** Rows of a spreadsheet as text: cells between tabs; undefined: the text is no table. */
export function readRows(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t'));
  const [width = 0] = rows.map(({ length }) => length);
  return rows.length > 1 && width > 1 && rows.every(({ length }) => length === width) ? rows : undefined;
}

export const toTable = (rows: readonly (readonly string[])[]): JSONContent => ({
  type: 'table',
  content: rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((cell) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      content: [toParagraph(cell.trim())],
    })),
  })),
});

/** Each line is a paragraph. */
export const readLines = (text: string): JSONContent[] =>
  text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map(toParagraph);

const toParagraph = (text: string): JSONContent => ({
  type: 'paragraph',
  content: text === '' ? [] : [{ type: 'text', text: text.replaceAll('\u00AD', '') }],
});
