import type { JSONContent } from '@tiptap/core';
import { addNotice } from '../notices/notice-list';
import { isMarkdown, isTooMuchMarkdown } from './is-markdown';
import { readMarkdown } from './read-markdown';
import { readLines, readRows, readTabbed, toTable } from './read-plain-text';

/** Where text is pasted, and how. */
export interface Place {
  isInTable: boolean;
  /** Every sign means itself: pasted with Shift. */
  isVerbatim: boolean;
}

/** Text without markup: cells of a spreadsheet, Markdown or lines. */
export function readPlain(text: string, { isInTable, isVerbatim }: Place): JSONContent[] {
  if (isInTable && text.includes('\t')) return [toTable(readTabbed(text))];
  if (isVerbatim) return readLines(text);
  const rows = readRows(text);
  if (rows) return [toTable(rows)];
  if (!isMarkdown(text)) return readLines(text);
  if (isTooMuchMarkdown(text)) {
    addNotice('This is too much Markdown to read at once. Paste it in parts to get its headings and lists.');
    return readLines(text);
  }
  const { nodes, report } = readMarkdown(text);
  report.show();
  // A fence without code, for example.
  return nodes.length > 0 ? nodes : readLines(text);
}
