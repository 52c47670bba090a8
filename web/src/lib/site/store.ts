import { useSyncExternalStore } from 'react';

/** A value that belongs to the tab, not to a component. Components that use it render again when it changes. */
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
    /** Server rendering and hydration use the initial value only. */
    use: () => useSyncExternalStore(subscribe, get, () => initial),
  };

  function subscribe(changed: () => void) {
    listeners.add(changed);
    return () => listeners.delete(changed);
  }
}
