import { flushSync } from 'react-dom';
import { passOnAll } from '../../ui/form/late-write';

/**
 * A form follows the text of an article and some other fields after a pause: while somebody types on, it does not have
 * the last words. This gives it them and renders it, so that it is known to be modified.
 */
export const renderText = (): void => flushSync(passOnAll);

/**
 * A form asks before somebody leaves it with *Back*, if it knows of what was typed. Called before Strapi creates its
 * router, whose listener follows this one.
 */
export const renderTextBeforeBack = (): void => window.addEventListener('popstate', renderText);
