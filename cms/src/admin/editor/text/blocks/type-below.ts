import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/**
 * Puts text below the selected block: into the empty paragraph there, or into a new one.
 * @returns undefined if no block is selected
 */
export function typeBelow(state: EditorState, text: string): Transaction | undefined {
  const { selection, schema, tr } = state;
  const { paragraph } = schema.nodes;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return undefined;
  const next = tr.doc.nodeAt(selection.to);
  const isEmpty = next?.type === paragraph && next.content.size === 0;
  if (isEmpty) tr.insertText(text, selection.to + 1);
  else tr.insert(selection.to, paragraph.create(null, schema.text(text)));
  return tr.setSelection(TextSelection.create(tr.doc, selection.to + 1 + text.length));
}

/** What is typed while a block is selected goes below it; ProseMirror would put it in the place of the block. */
export const TypeBelow = Extension.create({
  name: 'typeBelow',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleTextInput(view, _from, _to, text) {
          const tr = typeBelow(view.state, text);
          if (tr) view.dispatch(tr.scrollIntoView());
          return tr !== undefined;
        },
      },
    }),
  ],
});
