import { Extension, type Editor } from '@tiptap/core';
import { NodeSelection } from '@tiptap/pm/state';
import { createEmitter } from '../../../ui/emitter';
import { selectUsable, TEXT_FIELDS } from '../../../ui/text-fields';
import { REQUIRED, TAKES_FILES } from '../../picture/takes-files';

/** A block that is to show its fields. */
interface Request {
  editor: Editor;
  /** Before the block. */
  position: number;
  /** Its first field is to have the focus. */
  takesFocus: boolean;
}

/** A block that was just inserted draws its fields in a moment. Later, the editor has gone on elsewhere. */
const WAITING_MS = 1000;

let waiting: Request | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Blocks listen: they open, and may focus their first field. */
export const fieldRequests = createEmitter<Request>();

/** Leads to the first field of a block. @returns whether the block is drawn and has fields */
export function enterFields(editor: Editor, position: number): boolean {
  clearTimeout(timer);
  waiting = { editor, position, takesFocus: true };
  timer = setTimeout(endRequest, WAITING_MS);
  return fieldRequests.emit(waiting);
}

/** Shows the fields of a block. The focus stays where it is. */
export const openBlock = (editor: Editor, position: number): boolean =>
  fieldRequests.emit({ editor, position, takesFocus: false });

export const isAwaited = (editor: Editor, position: number | undefined): boolean =>
  waiting !== undefined && waiting.editor === editor && waiting.position === position;

function endRequest(): void {
  clearTimeout(timer);
  waiting = undefined;
}

const FIELDS = selectUsable(['input:not([type=hidden])', 'textarea', 'select', 'button', '[tabindex="0"]']);
const USABLE_TEXT_FIELDS = selectUsable(TEXT_FIELDS);

/**
 * Focuses the field in an element for which somebody waits: the first that takes text, such as the address of a video.
 * A picture without which the block shows nothing comes before that: it takes what is pasted itself.
 * @returns whether there is one
 */
export function focusFirstField(within: Element): boolean {
  const first = within.querySelector<HTMLElement>(FIELDS);
  const picture = first?.closest(`[${TAKES_FILES}=${REQUIRED}]`);
  const field = picture ? first : (within.querySelector<HTMLElement>(USABLE_TEXT_FIELDS) ?? first);
  if (!field) return false;
  endRequest();
  field.focus();
  return true;
}

/** Goes back from a field of a block to the text: the block is selected there. */
export function leaveFields(editor: Editor, position: number): void {
  editor.commands.setNodeSelection(position);
  editor.view.focus();
}

/** Enter leads from a selected block to its fields. A block without fields gets a paragraph below it, as before. */
export const EnterFields = Extension.create({
  name: 'enterFields',
  addKeyboardShortcuts() {
    return {
      Enter: () => {
        const { selection } = this.editor.state;
        return selection instanceof NodeSelection && enterFields(this.editor, selection.from);
      },
    };
  },
});
