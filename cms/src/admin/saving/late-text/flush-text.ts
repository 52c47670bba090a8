import { FOLLOWED_LATE, TEXT_ELEMENT } from '../../ui/form/text-parts';

/**
 * A form follows the text of an article and some other fields after a pause: while somebody types on, it does not have
 * the last words. This makes the field pass them on, as when the window loses the focus: the caret stays.
 */
export function flushText(): void {
  const { activeElement } = document;
  if (activeElement?.matches(`${TEXT_ELEMENT}, [${FOLLOWED_LATE}]`))
    activeElement.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}
