import { onRestore } from '../../lib/routing/reload/on-restore';
import { overlay } from '../../lib/site/overlay';
import { restores } from '../../lib/session/restores';
import { listeners, readStored, TOKEN } from '../../lib/site/local-storage';

/**
 * Reads the session again when a page is restored from the back/forward cache. A member's page is hidden when it enters
 * the cache (`data-left`, `base.css`), because the browser may paint it before this code runs, and the member may have
 * signed out since.
 */
export function watchPageRestores(): void {
  let leftWith: string | null = null;

  window.addEventListener('pagehide', ({ persisted }) => {
    leftWith = readStored(TOKEN);
    if (persisted && leftWith !== null) document.documentElement.dataset.left = '';
  });
  onRestore(() => {
    // The overlay can be about another member, or ask a member who has logged in to log in.
    if (readStored(TOKEN) !== leftWith) overlay.set(null);
    for (const changed of listeners) changed();
    restores.set(restores.get() + 1);
    // After all listeners have rendered again.
    setTimeout(() => delete document.documentElement.dataset.left);
  });
}
