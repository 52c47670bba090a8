import type { NodeViewProps } from '@tiptap/react';
import { useEffect, type KeyboardEvent, type RefObject } from 'react';
import { useLatest } from '../../../ui/use-latest';
import { fieldRequests, focusFirstField, isAwaited, leaveFields } from '../blocks/enter-fields';

interface Block extends Pick<NodeViewProps, 'editor' | 'getPos'> {
  /** The element around the fields. */
  fields: RefObject<HTMLElement>;
  hasFields: boolean;
  /** Draws the fields, if they are not. */
  open: () => void;
}

/**
 * Leads into the fields of a block for whom Enter was pressed or who has inserted it, and with Escape back to the text.
 * @returns what gets the keys that are pressed in the block
 */
export function useFieldKeys(block: Block): (event: KeyboardEvent<HTMLElement>) => void {
  const latest = useLatest(block);
  const { editor, getPos, fields } = block;
  useEffect(
    () =>
      fieldRequests.listen((request) => {
        if (!latest.current.hasFields || request.editor !== editor || request.position !== getPos())
          return false;
        latest.current.open();
        if (request.takesFocus && fields.current) focusFirstField(fields.current);
        return true;
      }),
    [latest, editor, getPos, fields],
  );
  // Fields are drawn a moment after the block.
  useEffect(() => {
    if (fields.current && isAwaited(editor, getPos())) focusFirstField(fields.current);
  });
  return (event) => {
    const position = getPos();
    if (!isWayBack(event) || position === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    leaveFields(editor, position);
  };
}

/** Whether Escape was pressed in the block itself: not in a dialog of it, and not to close a list of choices. */
function isWayBack(event: KeyboardEvent<HTMLElement>): boolean {
  const { key, target, currentTarget, defaultPrevented, nativeEvent } = event;
  if (key !== 'Escape' || defaultPrevented || nativeEvent.isComposing || !(target instanceof Element))
    return false;
  return currentTarget.contains(target) && !target.matches('[role=combobox][aria-expanded=true]');
}
