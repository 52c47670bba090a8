import { isSameText } from './convert/same-text';
import type { OpenText } from './open-text';

/** The form of an article that was just created is another one, and is there within moments. */
const KEPT_MS = 5000;

let left: { text: OpenText; timer: ReturnType<typeof setTimeout> } | undefined;

/**
 * Ends a text whose form is closed. That of a new article is kept for the form that follows its first save, with what can
 * be undone in it.
 */
export function leaveText(text: OpenText, isNew: boolean): void {
  if (!isNew) return endText(text);
  end();
  left = { text, timer: setTimeout(end, KEPT_MS) };
}

/**
 * The text that was left, if it says what a form is filled with.
 * @param change gets the form's new list of blocks from now on
 */
export function takeText(shown: unknown, change: (content: unknown) => void): OpenText | undefined {
  if (!left || !isSameText(left.text.binding.getShown(), shown)) return undefined;
  clearTimeout(left.timer);
  const { text } = left;
  left = undefined;
  text.binding.passTo(change);
  return text;
}

function end(): void {
  if (!left) return;
  clearTimeout(left.timer);
  endText(left.text);
  left = undefined;
}

function endText({ binding, editor }: OpenText): void {
  binding.end();
  editor.destroy();
}
