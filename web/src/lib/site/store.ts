import { useSyncExternalStore } from 'react';

/** A value that belongs to the tab, not to a component. Those who use it are rendered again when it changes. */
export function createStore<T>(initial: T) {
  let value = initial;
  const listeners = new Set<() => void>();
  const get = () => value;
  return {
    get,
    set(next: T) {
      value = next;
      for (const changed of listeners) changed();
    },
    /** The server, and what hydrates its HTML, knows the initial value alone. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };

  function subscribe(changed: () => void) {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }
}
