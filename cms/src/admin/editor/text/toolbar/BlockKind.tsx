import * as Toolbar from '@radix-ui/react-toolbar';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';

/** What a line of the text can be turned into; a list, a table or a block is none of these. */
const KINDS = [
  { value: 'paragraph', label: 'Paragraph' },
  { value: '2', label: 'Heading 2' },
  { value: '3', label: 'Heading 3' },
  { value: '4', label: 'Heading 4' },
  { value: '5', label: 'Heading 5' },
  { value: '6', label: 'Heading 6' },
] as const;

/** Whether the line with the caret is a paragraph or a heading, and of which level. */
export function BlockKind({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const kind = useEditorState({
    editor,
    selector: () => {
      const { parent } = editor.state.selection.$from;
      if (parent.type.name === 'heading') return String(Math.max(2, Number(parent.attrs.level)));
      return parent.type.name === 'paragraph' ? 'paragraph' : '';
    },
  });
  const change = (value: string) => {
    const chain = editor.chain().focus();
    if (value === 'paragraph') chain.setParagraph().run();
    else if (value !== '') chain.setNode('heading', { level: Number(value) }).run();
  };
  return (
    <Toolbar.Button asChild>
      <select
        aria-label="Kind of line"
        value={kind}
        disabled={isDisabled}
        onChange={({ target }) => change(target.value)}
        // The toolbar would move on instead of choosing.
        onKeyDown={(event) => {
          if (event.key.startsWith('Arrow') && !['ArrowLeft', 'ArrowRight'].includes(event.key))
            event.stopPropagation();
        }}
      >
        {kind === '' && <option value="">Other</option>}
        {KINDS.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Toolbar.Button>
  );
}
