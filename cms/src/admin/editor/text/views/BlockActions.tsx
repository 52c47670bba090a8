import { IconButton } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Trash } from '@strapi/icons';
import type { NodeViewProps } from '@tiptap/react';
import { moveBlock } from '../blocks/move-block';

interface Props extends Pick<NodeViewProps, 'editor' | 'getPos' | 'deleteNode'> {
  /** Of the block, such as “Picture”. */
  name: string;
}

/** Moves and deletes a block of the text. */
export function BlockActions({ editor, getPos, deleteNode, name }: Props) {
  const move = (step: 1 | -1) => {
    const position = getPos();
    if (position === undefined) return;
    const index = editor.state.doc.resolve(position).index(0);
    const tr = moveBlock(editor.state, index, step);
    if (tr) editor.view.dispatch(tr);
  };
  if (!editor.isEditable) return null;
  return (
    <>
      <IconButton variant="ghost" label={`Move ${name} up`} onClick={() => move(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton variant="ghost" label={`Move ${name} down`} onClick={() => move(1)}>
        <ArrowDown />
      </IconButton>
      <IconButton variant="ghost" label={`Delete ${name}`} onClick={deleteNode}>
        <Trash />
      </IconButton>
    </>
  );
}
