import { useSyncExternalStore } from 'react';
import { getToday, type Day } from './calendar-date';

/** A tab that is looked at again may be of yesterday. */
function subscribe(tell: () => void): () => void {
  document.addEventListener('visibilitychange', tell);
  return () => document.removeEventListener('visibilitychange', tell);
}

/** The visitor's calendar date; undefined on the server, which does not know it, and in what takes over its HTML. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    subscribe,
    () => getToday(new Date()),
    () => undefined,
  );
}
