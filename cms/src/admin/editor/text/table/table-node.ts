import type { JSONContent } from '@tiptap/core';

/** What readers get of one table at most (`MAX_CELLS` of the block). */
export const MOST_CELLS = 20_000;

/** A table whose first row has the headings. @param rows the words of each cell; all rows have equally many */
export const toTableNode = (
  rows: readonly (readonly JSONContent[][])[],
  attrs?: Record<string, unknown>,
): JSONContent => ({
  type: 'table',
  ...(attrs && { attrs }),
  content: rows.map((row, index) => ({
    type: 'tableRow',
    content: row.map((content) => ({
      type: index === 0 ? 'tableHeader' : 'tableCell',
      content: [{ type: 'paragraph', content }],
    })),
  })),
});
