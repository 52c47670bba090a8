import { flushSync } from 'react-dom';
import { FOLLOWED_LATE, TEXT_ELEMENT } from '../../ui/form/text-parts';

/**
 * A form follows the text of an article and some other fields after a pause: while somebody types on, it does not have
 * the last words. This makes the field pass them on, as when the window loses the focus: the caret stays.
 */
export function flushText(): void {
  document.activeElement
    ?.closest(`${TEXT_ELEMENT}, [${FOLLOWED_LATE}]`)
    ?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
}

/** The same, and renders the form with it, so that it is known to be modified. */
export const renderText = (): void => flushSync(flushText);

/**
 * A form asks before somebody leaves it with *Back*, if it knows of what was typed. Called before Strapi creates its
 * router, whose listener follows this one.
 */
export const renderTextBeforeBack = (): void => window.addEventListener('popstate', renderText);
