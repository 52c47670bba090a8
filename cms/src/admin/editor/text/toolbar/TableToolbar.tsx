import * as Toolbar from '@radix-ui/react-toolbar';
import type { ChainedCommands, Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { toText } from '../stored';
import { Bar } from '../bar';

interface Action {
  label: string;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const ACTIONS: readonly Action[] = [
  { label: 'Row above', run: (chain) => chain.addRowBefore() },
  { label: 'Row below', run: (chain) => chain.addRowAfter() },
  { label: 'Delete row', run: (chain) => chain.deleteRow() },
  { label: 'Column before', run: (chain) => chain.addColumnBefore() },
  { label: 'Column after', run: (chain) => chain.addColumnAfter() },
  { label: 'Delete column', run: (chain) => chain.deleteColumn() },
  { label: 'Delete table', run: (chain) => chain.deleteTable() },
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
    <Bar>
      <Toolbar.Root aria-label="Table">
        {ACTIONS.map(({ label, run }) => (
          <Toolbar.Button
            key={label}
            disabled={isDisabled}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(editor.chain().focus()).run()}
          >
            {label}
          </Toolbar.Button>
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
