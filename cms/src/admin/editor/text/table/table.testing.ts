import { Node } from '@tiptap/pm/model';
import { EditorState, TextSelection } from '@tiptap/pm/state';
import { textSchema } from '../schema/schema';
import { toTableNode } from './table-node';

/** The text of a table with a caption, and with the caret in the cell that says this. */
export function openTable(cells: readonly (readonly string[])[], cell: string): EditorState {
  const table = toTableNode(
    cells.map((row) => row.map((text) => [{ type: 'text', text }])),
    { caption: 'Evening' },
  );
  const doc = Node.fromJSON(textSchema, { type: 'doc', content: [table, { type: 'paragraph' }] });
  let at = 0;
  doc.descendants((node, position) => {
    if (node.text === cell) at = position;
  });
  return EditorState.create({ doc, selection: TextSelection.create(doc, at) });
}
