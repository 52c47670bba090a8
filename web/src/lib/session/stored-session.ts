import { createStore } from '../site/store';
import { listeners, readStored, TOKEN, useStored } from './store';

/** The JSON of sign-in's `user` (C29). */
const USER = 'user';

/** What is stored as the member's token, good or not; null on the server, and until the page is hydrated. */
export const useStoredToken = () => useStored(TOKEN);

/** What is stored as the member's user. */
export const useStoredUser = () => useStored(USER);

/** What is stored as the member's token at this moment, good or not. */
export const storedToken = () => readStored(TOKEN);

/** What is stored as the member's user at this moment. */
export const storedUser = () => readStored(USER);

/** Forgets the member, in every tab: their session is over. */
export function endSession(): void {
  writeStored({ [TOKEN]: null, [USER]: null });
}

/** How often somebody has signed out by their own will, as far as this tab knows. */
export const departures = createStore(0);

export const depart = (): void => departures.set(departures.get() + 1);

/**
 * Whether the login is to say that a session is over, to whoever is on the way there. In memory alone: a reload, or a way
 * back, would say it again from the browser's history.
 */
export const expiryToTell = createStore(false);

/** The member leaves by their own will: the next person may be another. */
export function signOut(): void {
  endSession();
  depart();
}

/**
 * Keeps who has signed in, for every tab (C29).
 * @param user what sign-in answered as `user`; whoever only has a new token leaves it out
 * @returns false where the browser keeps nothing: then nobody is signed in
 */
export function storeSession(token: string, user?: object): boolean {
  return writeStored({ ...(user && { [USER]: JSON.stringify(user) }), [TOKEN]: token });
}

/**
 * Stores values, and forgets those that are null.
 * @returns false where the browser keeps nothing
 */
export function writeStored(values: Record<string, string | null>): boolean {
  let kept = true;
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
  } catch {
    // Where nothing is kept there is nothing to forget either.
    kept = false;
  }
  for (const changed of listeners) changed();
  return kept;
}
