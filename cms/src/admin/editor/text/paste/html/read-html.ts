import type { JSONContent } from '@tiptap/core';
import { Report } from '../notices/report';
import { Footnotes } from '../shared/footnotes';
import type { PastedText } from '../shared/pasted-text';
import { settleLists } from '../shared/settle-lists';
import { HtmlReader } from './html-reader';
import { NO_CONTEXT } from './inline-html';
import { getShift } from './kinds';
import { dropEmptyHeadings } from './moved-notes';
import { hasMarks } from './note-links';
import type { Paste } from './reader';
import { Styles } from './styles';

export interface PastedHtml extends PastedText {
  report: Report;
}

/**
 * Reads pasted HTML as nodes of the text: what it says, not how it looks.
 * @param noteCount how many notes the article has
 */
export function readHtml(root: HTMLElement, noteCount = 0): PastedHtml {
  const [notes, report] = [new Footnotes(noteCount), new Report()];
  const nodes = readPart(root, { notes, hasNotes: hasMarks(root), report });
  report.missingNotes = notes.countMissing();
  return { nodes: settleLists(nodes, report), notes: notes.write(), report };
}

/** Reads HTML that is a text, or a part of one. */
export function readPart(
  root: HTMLElement,
  whole: Pick<Paste, 'notes' | 'hasNotes' | 'report'>,
): JSONContent[] {
  const reader = new HtmlReader({ ...whole, shift: getShift(root), styles: new Styles(root) });
  reader.readChildren(root, NO_CONTEXT);
  return dropEmptyHeadings(reader.end().nodes);
}
