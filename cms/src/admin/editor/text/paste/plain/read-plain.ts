import { addNotice } from '../notices/notice-list';
import { isMarkdown, isTooMuchMarkdown } from './is-markdown';
import { withoutNotes, type PastedText } from '../shared/pasted-text';
import { readMarkdown } from './read-markdown';
import { readLines, readRows, readTabbed, toTable } from './read-plain-text';

/** Where text is pasted, and how. */
export interface Place {
  isInTable: boolean;
  /** Every sign means itself: pasted with Shift. */
  isVerbatim: boolean;
  /** How many notes the article has. */
  noteCount: number;
}

/** Text without markup: cells of a spreadsheet, Markdown or lines. */
export function readPlain(text: string, { isInTable, isVerbatim, noteCount }: Place): PastedText {
  if (isInTable && text.includes('\t')) return withoutNotes([toTable(readTabbed(text))]);
  if (isVerbatim) return withoutNotes(readLines(text));
  const rows = readRows(text);
  if (rows) return withoutNotes([toTable(rows)]);
  if (!isMarkdown(text)) return withoutNotes(readLines(text));
  if (isTooMuchMarkdown(text)) {
    addNotice('This is too much Markdown to read at once. Paste it in parts to get its headings and lists.');
    return withoutNotes(readLines(text));
  }
  const { nodes, notes, report } = readMarkdown(text, noteCount);
  report.show();
  // A fence without code, for example.
  return nodes.length > 0 ? { nodes, notes } : withoutNotes(readLines(text));
}
