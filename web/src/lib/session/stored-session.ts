import { createStore } from '../site/store';
import { listeners, readStored, TOKEN, useStored } from '../site/local-storage';

/** The JSON of the login response's `user` (C29). */
const USER = 'user';

/** The stored token, valid or not; null on the server, and until the page is hydrated. */
export const useStoredToken = () => useStored(TOKEN);

/** The stored user. */
export const useStoredUser = () => useStored(USER);

/** The token stored now, valid or not. */
export const storedToken = () => readStored(TOKEN);

/** The user stored now. */
export const storedUser = () => readStored(USER);

/** Ends the session in every tab. */
export function endSession(): void {
  writeStored({ [TOKEN]: null, [USER]: null });
}

/** How often a member has signed out deliberately, as far as this tab knows. */
export const deliberateSignOuts = createStore(0);

export const countSignOut = (): void => deliberateSignOuts.set(deliberateSignOuts.get() + 1);

/**
 * Whether the login page should say that the session is over. Kept in memory only: stored in the browser's history,
 * it would show again after a reload or on the way back.
 */
export const expiryNoticePending = createStore(false);

/** The member signs out deliberately, so the next person may be another. */
export function signOut(): void {
  endSession();
  countSignOut();
}

/**
 * Stores the session for every tab (C29).
 * @param user the `user` of the login response; omit it if only the token is new
 * @returns false if the browser stores nothing: then nobody is signed in
 */
export function storeSession(token: string, user?: object): boolean {
  return writeStored({ ...(user && { [USER]: JSON.stringify(user) }), [TOKEN]: token });
}

/**
 * Stores values, and removes those that are null.
 * @returns false if the browser stores nothing
 */
export function writeStored(values: Record<string, string | null>): boolean {
  let stored = true;
  try {
    for (const [key, value] of Object.entries(values)) {
      if (value === null) window.localStorage.removeItem(key);
      else window.localStorage.setItem(key, value);
    }
  } catch {
    // Without a store there is nothing to remove either.
    stored = false;
  }
  for (const changed of listeners) changed();
  return stored;
}
