import { IconButton } from '@strapi/design-system';
import { ArrowDown, ArrowUp, Trash } from '@strapi/icons';
import type { NodeViewProps } from '@tiptap/react';
import { moveBlock } from '../blocks/move-block';
import { getStart } from '../positions';
import { useIsTextDisabled } from './text-disabled';

const STEP = 'data-step';

interface Props extends Pick<NodeViewProps, 'editor' | 'getPos' | 'deleteNode'> {
  /** Of the block, such as “Picture”. */
  name: string;
}

/** Moves and deletes a block of the text. */
export function BlockActions({ editor, getPos, deleteNode, name }: Props) {
  const isDisabled = useIsTextDisabled();
  const move = (step: 1 | -1) => {
    const position = getPos();
    if (position === undefined) return;
    const index = editor.state.doc.resolve(position).index(0);
    const tr = moveBlock(editor.state, index, step);
    if (!tr) return;
    editor.view.dispatch(tr);
    // Its view is another one now, which is rendered in a moment.
    requestAnimationFrame(() => {
      const view = editor.view.nodeDOM(getStart(editor.state.doc, index + step));
      if (view instanceof HTMLElement) view.querySelector<HTMLElement>(`[${STEP}="${step}"]`)?.focus();
    });
  };
  const remove = () => {
    deleteNode();
    editor.commands.focus();
  };
  if (isDisabled) return null;
  return (
    <>
      <IconButton variant="ghost" label={`Move ${name} up`} onClick={() => move(-1)} {...{ [STEP]: -1 }}>
        <ArrowUp />
      </IconButton>
      <IconButton variant="ghost" label={`Move ${name} down`} onClick={() => move(1)} {...{ [STEP]: 1 }}>
        <ArrowDown />
      </IconButton>
      <IconButton variant="ghost" label={`Delete ${name}`} onClick={remove}>
        <Trash />
      </IconButton>
    </>
  );
}
