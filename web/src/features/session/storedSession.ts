import { useSyncExternalStore } from 'react';

/** The raw JWT, and the JSON of sign-in's `user` (C29). */
const TOKEN = 'token';
const USER = 'user';

const listeners = new Set<() => void>();

/** Other tabs are heard of by the browser's `storage` event, this one by its own functions. */
function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** Where a browser keeps nothing, nobody is signed in. */
function read(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => read(key),
    () => null,
  );
}

/** What is stored as the member's token, good or not; null on the server, and until the page is hydrated. */
export const useStoredToken = () => useStored(TOKEN);

/** What is stored as the member's user. */
export const useStoredUser = () => useStored(USER);

/** Forgets the member, in every tab. */
export function signOut(): void {
  try {
    window.localStorage.removeItem(TOKEN);
    window.localStorage.removeItem(USER);
  } catch {
    // Where nothing is kept there is nothing to forget.
  }
  for (const changed of listeners) changed();
}
