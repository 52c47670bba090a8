import { useSyncExternalStore } from 'react';

/** The raw JWT (C29). */
export const TOKEN = 'token';

/** Told of what this tab changes; of other tabs the browser's `storage` event tells. */
export const listeners = new Set<() => void>();

function subscribe(changed: () => void) {
  listeners.add(changed);
  window.addEventListener('storage', changed);
  return () => {
    listeners.delete(changed);
    window.removeEventListener('storage', changed);
  };
}

/** What is stored under a key; where a browser keeps nothing, null. */
export function readStored(key: string): string | null {
  try {
    return window.localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The same, as it changes; null on the server, and until the page is hydrated. */
export function useStored(key: string): string | null {
  return useSyncExternalStore(
    subscribe,
    () => readStored(key),
    () => null,
  );
}
