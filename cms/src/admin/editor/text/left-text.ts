import type { OpenText } from './open-text';

/** The form that follows the first save may load its article before it is there. */
const KEPT_MS = 5000;

let offered: OpenText | undefined;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Offers the text of a new article, with what can be undone in it, to the form that follows its first save. */
export function offerText(text: OpenText): void {
  end();
  offered = text;
}

/**
 * The text that is offered, if it says what a form is filled with, or more. React renders the form that follows before it
 * removes the one before.
 * @param change gets the form's new list of blocks from now on
 */
export function takeText(shown: unknown, change: (content: unknown) => void): OpenText | undefined {
  const text = offered;
  if (!text?.binding.isOf(shown)) return undefined;
  clearTimeout(timer);
  offered = undefined;
  text.binding.passTo(change);
  return text;
}

/** Ends a text whose form is closed; that of a new article later, because another form may take it. */
export function leaveText(text: OpenText, isNew: boolean): void {
  if (!isNew) return endText(text);
  text.binding.flush();
  // Otherwise, another form has it by now.
  if (text === offered) timer = setTimeout(end, KEPT_MS);
}

function end(): void {
  clearTimeout(timer);
  if (offered) endText(offered);
  offered = undefined;
}

function endText({ binding, editor }: OpenText): void {
  binding.flush();
  editor.destroy();
}
