import { onRestore } from '../../lib/routing/on-restore';
import { storedToken } from '../../lib/session/stored-session';
import { fetchIsSaved, fetchSaved } from './fetch-saved';
import { marksSoFar, withSaved } from './mark-saved';
import { savedArticles } from './saved-articles';

/** Whose list was asked for last, and when. */
let askedFor: string | undefined;
let askedAt = 0;

/** Whoever goes to and fro between tabs does not ask at every turn. */
const KNOWN_FOR_MS = 60_000;

/** What cannot be known counts as not saved; an expired session ends at the next press of a button. */
const QUIETLY = { isBackground: true };

/**
 * Every button of a member's says that it is there. Their list is asked for once, however many there are; a failure
 * counts as not saved.
 * @param ownPage the article whose own page asks for it besides, if it is one
 */
export function syncSavedArticles(token: string, ownPage: string | false): void {
  if (askedFor === undefined) {
    document.addEventListener('visibilitychange', onShown);
    onRestore(askAgain);
  }
  if (askedFor !== token) {
    askedFor = token;
    savedArticles.set(new Set());
    void askForList(token);
  }
  if (ownPage !== false) void askForOne(token, ownPage);
}

/** What was saved in another tab meanwhile. */
function onShown() {
  if (document.visibilityState !== 'visible' || askedFor === undefined || askedFor !== storedToken()) return;
  if (Date.now() - askedAt >= KNOWN_FOR_MS) void askForList(askedFor);
}

/** What was saved on the pages in between, when this one comes back out of the back/forward cache. */
function askAgain() {
  if (askedFor !== undefined && askedFor === storedToken()) void askForList(askedFor);
}

async function askForList(token: string): Promise<void> {
  askedAt = Date.now();
  const before = marksSoFar();
  const told = await fetchSaved(QUIETLY);
  if (told.is !== 'done' || storedToken() !== token) return;
  // What the member did while the answer was on its way, it may not know.
  if (marksSoFar() !== before) return askForList(token);
  savedArticles.set(new Set(told.value.map(({ blog_id }) => blog_id)));
}

/** Sooner there than the list, however long that is. */
async function askForOne(token: string, articleId: string): Promise<void> {
  const before = marksSoFar();
  const told = await fetchIsSaved(articleId, QUIETLY);
  if (told.is !== 'done' || storedToken() !== token || marksSoFar() !== before) return;
  savedArticles.set(withSaved(savedArticles.get(), articleId, told.value.isSaved));
}
