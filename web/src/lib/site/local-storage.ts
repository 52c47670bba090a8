import { useSyncExternalStore } from 'react';

/** The raw JWT (C29). */
export const TOKEN = 'token';

/** Notified of this tab's changes; the browser's `storage` event reports those of other tabs. */
export const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** The value stored under a key; null if the browser stores nothing. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same as a hook; null on the server, and until the page is hydrated. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
