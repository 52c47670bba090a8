import { useSyncExternalStore } from 'react';
import { getToday, type Day } from './calendar-date';

/** A tab that becomes visible again may show yesterday's date. */
function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/** The visitor's calendar date; undefined on the server, which does not know it, and during hydration. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    subscribe,
    () => getToday(new Date()),
    () => undefined,
  );
}
