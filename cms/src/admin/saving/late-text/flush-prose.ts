import { TEXT_ELEMENT } from '../../ui/form/text-parts';

/** Text is passed on this long after the first key since the last time. */
const DELAY_MS = 1000;

/**
 * Strapi's prose editor passes what is typed to its form when it loses focus, or after a pause of 300 ms: while somebody
 * types on, the form has none of it. This makes it pass on its text, as when the window loses focus: the caret stays.
 */
export function flushProse(): void {
  const { activeElement } = document;
  if (activeElement?.matches(`[data-slate-editor], ${TEXT_ELEMENT}`))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** Has the form follow what is typed into prose without a pause. @returns a function that ends it */
export function flushWhileTyping(): () => void {
  let timer: number | undefined;
  const flushLater = () => {
    timer ??= window.setTimeout(() => {
      timer = undefined;
      flushProse();
    }, DELAY_MS);
  };
  document.addEventListener('beforeinput', flushLater, true);
  return () => {
    window.clearTimeout(timer);
    document.removeEventListener('beforeinput', flushLater, true);
  };
}
