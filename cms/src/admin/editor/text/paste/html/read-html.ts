import type { JSONContent } from '@tiptap/core';
import { Footnotes } from '../shared/footnotes';
import { HtmlReader } from './html-reader';
import { NO_CONTEXT } from './inline-html';
import { getShift } from './kinds';
import { Report } from '../notices/report';
import { Styles } from './styles';

export interface PastedText {
  /** Nodes of the text; pictures are nodes of type `upload`. */
  nodes: JSONContent[];
  report: Report;
}

/** Reads pasted HTML as nodes of the text: what it says, not how it looks. */
export function readHtml(root: HTMLElement): PastedText {
  const paste = {
    shift: getShift(root),
    styles: new Styles(root),
    notes: new Footnotes(),
    report: new Report(),
  };
  const reader = new HtmlReader(paste);
  reader.readChildren(root, NO_CONTEXT);
  paste.report.missingNotes = paste.notes.countMissing();
  return { nodes: [...reader.end().nodes, ...paste.notes.write()], report: paste.report };
}
