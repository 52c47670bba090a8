import { useSyncExternalStore } from 'react';
import { getToday, type Day } from './calendar-date';

/** A tab that becomes visible again may show yesterday's date. */
function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** The visitor's calendar date; undefined on the server, which does not know it, and during hydration. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    subscribe,
    () => getToday(new Date()),
    () => undefined,
  );
}
