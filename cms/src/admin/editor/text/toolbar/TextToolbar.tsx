import * as Toolbar from '@radix-ui/react-toolbar';
import {
  ArrowClockwise,
  ArrowsCounterClockwise,
  Bold,
  BulletList,
  GridNine,
  Image,
  Italic,
  NumberList,
  Quotes,
  Search,
  StrikeThrough,
} from '@strapi/icons';
import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import type { ReactNode } from 'react';
import { findRequests } from '../find/find-text';
import { INSERTABLES, insertAtCaret } from '../insert/insertables';
import { BlockKind } from './BlockKind';
import { LinkButton } from '../link/LinkButton';
import { Shortcuts } from './Shortcuts';
import { Bar } from '../bar';

interface Props {
  editor: Editor;
  isDisabled: boolean;
}

const MARKS = [
  { name: 'bold', label: 'Bold', keys: 'Control+B', icon: <Bold /> },
  { name: 'italic', label: 'Italic', keys: 'Control+I', icon: <Italic /> },
  { name: 'strike', label: 'Struck out', keys: 'Control+Shift+S', icon: <StrikeThrough /> },
] as const;

const BLOCKS = [
  { id: 'bullet-list', name: 'bulletList', icon: <BulletList /> },
  { id: 'ordered-list', name: 'orderedList', icon: <NumberList /> },
  { id: 'quote', name: 'quote', icon: <Quotes /> },
  { id: 'blocks.image', name: undefined, icon: <Image /> },
  { id: 'table', name: 'table', icon: <GridNine /> },
] as const;

/** Above the text: what can be done with what is selected, and what can be inserted. */
export function TextToolbar({ editor, isDisabled }: Props) {
  const state = useEditorState({
    editor,
    selector: () => ({
      marks: MARKS.map(({ name }) => editor.isActive(name)),
      blocks: BLOCKS.map(({ name }) => name !== undefined && editor.isActive(name)),
      canUndo: editor.can().undo(),
      canRedo: editor.can().redo(),
    }),
  });
  return (
    <Bar>
      <Toolbar.Root aria-label="Text" aria-controls={editor.view.dom.id}>
        <BlockKind editor={editor} isDisabled={isDisabled} />
        {MARKS.map(({ name, label, keys, icon }, index) => (
          <Tool
            key={name}
            label={label}
            keys={keys}
            isPressed={state.marks[index] ?? false}
            isDisabled={isDisabled}
            onPress={() => editor.chain().focus().toggleMark(name).run()}
          >
            {icon}
          </Tool>
        ))}
        <LinkButton editor={editor} isDisabled={isDisabled} />
        <Toolbar.Separator />
        {BLOCKS.map(({ id, icon }, index) => {
          const item = INSERTABLES.find((insertable) => insertable.id === id);
          return (
            item && (
              <Tool
                key={id}
                label={item.label}
                isPressed={state.blocks[index] ?? false}
                isDisabled={isDisabled}
                onPress={() => insertAtCaret(editor, item)}
              >
                {icon}
              </Tool>
            )
          );
        })}
        <Toolbar.Separator />
        <Tool
          label="Undo"
          keys="Control+Z"
          isDisabled={isDisabled || !state.canUndo}
          onPress={() => editor.chain().focus().undo().run()}
        >
          <ArrowsCounterClockwise />
        </Tool>
        <Tool
          label="Redo"
          keys="Control+Shift+Z"
          isDisabled={isDisabled || !state.canRedo}
          onPress={() => editor.chain().focus().redo().run()}
        >
          <ArrowClockwise />
        </Tool>
        <Tool
          label="Find and replace"
          keys="Control+Shift+H"
          isDisabled={false}
          onPress={() => findRequests.emit()}
        >
          <Search />
        </Tool>
        <Shortcuts />
      </Toolbar.Root>
    </Bar>
  );
}

interface ToolProps {
  label: string;
  /** As in `aria-keyshortcuts`. */
  keys?: string;
  /** Undefined for what is not switched on and off. */
  isPressed?: boolean;
  isDisabled: boolean;
  onPress: () => void;
  children: ReactNode;
}

function Tool({ label, keys, isPressed, isDisabled, onPress, children }: ToolProps) {
  return (
    <Toolbar.Button
      aria-label={label}
      aria-keyshortcuts={keys}
      aria-pressed={isPressed}
      title={keys === undefined ? label : `${label} (${keys.replaceAll('Control', 'Ctrl')})`}
      disabled={isDisabled}
      // The selection stays in the text.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
    >
      {children}
    </Toolbar.Button>
  );
}
