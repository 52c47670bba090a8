import { TEXT_ELEMENT } from '../../ui/form/text-parts';

/**
 * The form of an article follows its text after a pause: while somebody types on, it does not have the last words. This
 * makes the text pass them on, as when the window loses the focus: the caret stays.
 */
export function flushText(): void {
  const { activeElement } = document;
  if (activeElement?.matches(TEXT_ELEMENT))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
