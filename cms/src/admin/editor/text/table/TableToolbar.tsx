import * as Toolbar from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import type { EditorState, Transaction } from '@tiptap/pm/state';
import { useEditorState } from '@tiptap/react';
import { Fragment } from 'react';
import { toText } from '../../stored';
import { deleteCells } from './delete-cells';
import { moveCells } from './move-cells';
import { Bar } from '../bar';

interface Action {
  label: string;
  run: (editor: Editor) => void;
}

/** @param create undefined: nothing can be done */
const change =
  (create: (state: EditorState) => Transaction | undefined): Action['run'] =>
  ({ state, view }) => {
    const tr = create(state);
    if (tr) view.dispatch(tr.scrollIntoView());
  };

/** In groups. */
const ACTIONS: readonly (readonly Action[])[] = [
  [
    { label: 'Row above', run: (editor) => editor.commands.addRowBefore() },
    { label: 'Row below', run: (editor) => editor.commands.addRowAfter() },
    { label: 'Move row up', run: change((state) => moveCells(state, { what: 'row', by: -1 })) },
    { label: 'Move row down', run: change((state) => moveCells(state, { what: 'row', by: 1 })) },
    { label: 'Delete row', run: change((state) => deleteCells(state, 'row')) },
  ],
  [
    { label: 'Column before', run: (editor) => editor.commands.addColumnBefore() },
    { label: 'Column after', run: (editor) => editor.commands.addColumnAfter() },
    { label: 'Move column left', run: change((state) => moveCells(state, { what: 'column', by: -1 })) },
    { label: 'Move column right', run: change((state) => moveCells(state, { what: 'column', by: 1 })) },
    { label: 'Delete column', run: change((state) => deleteCells(state, 'column')) },
  ],
  [{ label: 'Delete table', run: (editor) => editor.commands.deleteTable() }],
];

/** What can be done with the table in which the caret is. */
export function TableToolbar({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const table = useEditorState({
    editor,
    selector: () => {
      if (!editor.isActive('table')) return null;
      const { caption, boldFirstColumn } = editor.getAttributes('table');
      return { caption: toText(caption), boldFirstColumn: boldFirstColumn === true };
    },
  });
  if (!table) return null;
  return (
    <Bar $hasWords>
      <Toolbar.Root aria-label="Table">
        {ACTIONS.map((group, index) => (
          <Fragment key={index}>
            {index > 0 && <Toolbar.Separator />}
            {group.map(({ label, run }) => (
              <Toolbar.Button
                key={label}
                disabled={isDisabled}
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => {
                  editor.commands.focus();
                  run(editor);
                }}
              >
                {label}
              </Toolbar.Button>
            ))}
          </Fragment>
        ))}
        <Toolbar.Button
          aria-pressed={table.boldFirstColumn}
          disabled={isDisabled}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() =>
            editor
              .chain()
              .focus()
              .updateAttributes('table', { boldFirstColumn: !table.boldFirstColumn })
              .run()
          }
        >
          Bold first column
        </Toolbar.Button>
        <input
          aria-label="Caption of the table"
          placeholder="Caption"
          maxLength={500}
          value={table.caption}
          disabled={isDisabled}
          onChange={({ target }) =>
            editor.commands.updateAttributes('table', { caption: target.value || null })
          }
        />
      </Toolbar.Root>
    </Bar>
  );
}
