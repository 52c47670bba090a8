import { onRestore } from '../lib/routing/on-restore';
import { overlay } from '../lib/site/overlay';
import { restores } from '../lib/session/restores';
import { listeners, readStored, TOKEN } from '../lib/session/store';

/**
 * Reads the session again when the page comes back out of the back/forward cache. A member's page is put there unseen
 * (`data-left`, `base.css`), because the browser may paint it before this runs, and who comes back may have signed out.
 */
export function watchRestores(): void {
  let leftWith: string | null = null;

  window.addEventListener('pagehide', ({ persisted }) => {
    leftWith = readStored(TOKEN);
    if (persisted && leftWith !== null) document.documentElement.dataset.left = '';
  });
  onRestore(() => {
    // What lies over the page may be about another member, or ask somebody to log in who has.
    if (readStored(TOKEN) !== leftWith) overlay.set(null);
    for (const changed of listeners) changed();
    restores.set(restores.get() + 1);
    // Once everything that listens has rendered again.
    setTimeout(() => delete document.documentElement.dataset.left);
  });
}
