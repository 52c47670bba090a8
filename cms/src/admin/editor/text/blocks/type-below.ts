import { Extension } from '@tiptap/core';
import { NodeSelection, Plugin, TextSelection, type EditorState, type Transaction } from '@tiptap/pm/state';

/**
 * Puts the caret below the selected block: into the empty paragraph there, or into a new one.
 * @returns whether a block is selected
 */
export function goBelow(tr: Transaction): boolean {
  const { selection, doc } = tr;
  const { paragraph } = doc.type.schema.nodes;
  if (!(selection instanceof NodeSelection) || !selection.node.isBlock || !paragraph) return false;
  const next = doc.nodeAt(selection.to);
  const isEmpty = next?.type === paragraph && next.content.size === 0;
  if (!isEmpty) tr.insert(selection.to, paragraph.create());
  tr.setSelection(TextSelection.create(tr.doc, selection.to + 1));
  return true;
}

/**
 * Puts text below the selected block.
 * @returns undefined if no block is selected
 */
export function typeBelow({ tr }: EditorState, text: string): Transaction | undefined {
  return goBelow(tr) ? tr.insertText(text) : undefined;
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
