import { closeHistory } from '@tiptap/pm/history';
import type { EditorView } from '@tiptap/pm/view';

/**
 * What an event changes is one step of undo, however soon before and after it somebody types: to be called at the start
 * of the event.
 */
export function beginOwnStep(view: EditorView): void {
  endStep(view);
  queueMicrotask(() => endStep(view));
}

function endStep(view: EditorView): void {
  if (!view.isDestroyed) view.dispatch(closeHistory(view.state.tr));
}
