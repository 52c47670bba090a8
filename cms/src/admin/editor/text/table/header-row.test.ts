/** @jest-environment jsdom */
import { Editor } from '@tiptap/core';
import { textExtensions } from '../schema/extensions';
import { HeaderRow } from './header-row';
import { toTableNode } from './table-node';

const CELLS = [
  ['Time', 'What'],
  ['21:00', 'Lights'],
];

/** An editor with the caret in the first cell of a table, after a paragraph. */
function open(): Editor {
  const table = toTableNode(CELLS.map((row) => row.map((text) => [{ type: 'text', text }])));
  const words = [{ type: 'text', text: 'Before' }];
  const content = { type: 'doc', content: [{ type: 'paragraph', content: words }, table] };
  const editor = new Editor({ extensions: [...textExtensions, HeaderRow], content });
  editor.commands.setTextSelection(editor.state.doc.child(0).nodeSize + 4);
  return editor;
}

const describeRows = (editor: Editor) =>
  editor.state.doc
    .child(1)
    .children.map((row) => [...new Set(row.children.map(({ type }) => type.name)), row.textContent]);

test('makes a row that is added before the headings the row of headings', () => {
  const editor = open();
  editor.commands.addRowBefore();
  const rows = [
    ['tableHeader', ''],
    ['tableCell', 'TimeWhat'],
    ['tableCell', '21:00Lights'],
  ];
  expect(describeRows(editor)).toEqual(rows);
  editor.commands.undo();
  expect(describeRows(editor)).toEqual([
    ['tableHeader', 'TimeWhat'],
    ['tableCell', '21:00Lights'],
  ]);
});

test('makes the second row the row of headings when the first is deleted', () => {
  const editor = open();
  editor.commands.deleteRow();
  expect(describeRows(editor)).toEqual([['tableHeader', '21:00Lights']]);
  expect(editor.state.selection.$from.parent.textContent).toBe('21:00');
});
