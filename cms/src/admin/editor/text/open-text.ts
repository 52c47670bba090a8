import { Editor, type Extensions } from '@tiptap/core';
import { EditorState } from '@tiptap/pm/state';
import { readDocument } from './convert/content';
import { Sources } from './convert/sources';
import { FROM_FORM, TextBinding, type FormContent } from './text-binding';

export interface OpenText {
  editor: Editor;
  binding: TextBinding;
}

/**
 * Opens a text.
 * @param change gets the form's new list of blocks
 */
export function openText(
  content: FormContent,
  change: (content: unknown) => void,
  extensions: Extensions,
  attributes: Record<string, string>,
): OpenText {
  const sources = new Sources();
  const editor = new Editor({
    extensions,
    // What is pasted is read by our own reader: signs in it are no marks.
    enablePasteRules: ['link'],
    editorProps: { attributes },
    onUpdate: ({ transaction }) => {
      if (transaction.getMeta(FROM_FORM) !== true) binding.writeLater();
    },
  });
  const doc = readDocument(content.shown, editor.schema, sources);
  editor.view.updateState(EditorState.create({ doc, plugins: editor.state.plugins }));
  const binding = new TextBinding(editor, sources, content, change);
  // Plugins complete the document with their first transaction, such as with a line below the last block: that is nothing
  // to undo.
  editor.view.dispatch(editor.state.tr.setMeta('addToHistory', false).setMeta(FROM_FORM, true));
  return { editor, binding };
}
