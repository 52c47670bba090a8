import type { JSONContent } from '@tiptap/core';

/** What was read of a text from elsewhere. */
export interface PastedText {
  /** Nodes of the text; pictures are nodes of type `upload`. */
  nodes: JSONContent[];
  /** Items of a numbered list, for the end of the article. */
  notes: JSONContent[];
}

export const withoutNotes = (nodes: JSONContent[]): PastedText => ({ nodes, notes: [] });
