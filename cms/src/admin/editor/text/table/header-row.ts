import { Extension } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { Plugin, type EditorState, type Transaction } from '@tiptap/pm/state';

/** The first row of a table has its headings, even after a row was added before it, or it was deleted. */
export const HeaderRow = Extension.create({
  name: 'headerRow',
  addProseMirrorPlugins() {
    return [
      new Plugin({
        appendTransaction: (_transactions, before, state) =>
          before.doc === state.doc ? undefined : fixTables(before.doc, state),
      }),
    ];
  },
});

function fixTables(before: Node, { doc, tr }: EditorState): Transaction | undefined {
  doc.forEach((node, position, index) => {
    if (node.type.spec.tableRole === 'table' && before.maybeChild(index) !== node)
      fixCells(tr, node, position);
  });
  return tr.docChanged ? tr : undefined;
}

function fixCells(tr: Transaction, table: Node, position: number): void {
  const { tableHeader, tableCell } = table.type.schema.nodes;
  table.forEach((row, rowOffset, index) => {
    const type = index === 0 ? tableHeader : tableCell;
    row.forEach((cell, cellOffset) => {
      if (cell.type !== type) tr.setNodeMarkup(position + 1 + rowOffset + 1 + cellOffset, type);
    });
  });
}
