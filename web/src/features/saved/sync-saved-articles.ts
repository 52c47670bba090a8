import { onRestore } from '../../lib/routing/reload/on-restore';
import { storedToken } from '../../lib/session/stored-session';
import { fetchIsSaved, fetchSaved } from './fetch-saved';
import { countSaveChanges, withSaved } from './mark-saved';
import { savedArticles } from './saved-articles';

/** The token and time of the latest request for the list. */
let syncedToken: string | undefined;
let syncedAt = 0;

/** Avoids a request on every switch between tabs. */
const KNOWN_FOR_MS = 60_000;

/** A failed request counts as not saved. An expired session ends at the next press of a button. */
const QUIETLY = { isBackground: true };

/**
 * Called by every save button that a member sees. Fetches their list once, however many buttons there are; a failure
 * counts as not saved.
 * @param ownPage the article whose own page also requests its state, if any
 */
export function syncSavedArticles(token: string, ownPage: string | false): void {
  if (syncedToken === undefined) {
    document.addEventListener('visibilitychange', onShown);
    onRestore(refetch);
  }
  if (syncedToken !== token) {
    syncedToken = token;
    savedArticles.set(new Set());
    void fetchList(token);
  }
  if (ownPage !== false) void fetchOne(token, ownPage);
}

/** Picks up articles saved in another tab in the meantime. */
function onShown() {
  if (document.visibilityState !== 'visible' || syncedToken === undefined || syncedToken !== storedToken())
    return;
  if (Date.now() - syncedAt >= KNOWN_FOR_MS) void fetchList(syncedToken);
}

/** Picks up articles saved on other pages before this one was restored from the back/forward cache. */
function refetch() {
  if (syncedToken !== undefined && syncedToken === storedToken()) void fetchList(syncedToken);
}

async function fetchList(token: string): Promise<void> {
  syncedAt = Date.now();
  const before = countSaveChanges();
  const result = await fetchSaved(QUIETLY);
  if (result.is !== 'done' || storedToken() !== token) return;
  // The response may lack what the member did while it was in flight.
  if (countSaveChanges() !== before) return fetchList(token);
  savedArticles.set(new Set(result.value.map(({ blog_id }) => blog_id)));
}

/** Arrives earlier than the list, however long that is. */
async function fetchOne(token: string, articleId: string): Promise<void> {
  const before = countSaveChanges();
  const result = await fetchIsSaved(articleId, QUIETLY);
  if (result.is !== 'done' || storedToken() !== token || countSaveChanges() !== before) return;
  savedArticles.set(withSaved(savedArticles.get(), articleId, result.value.isSaved));
}
