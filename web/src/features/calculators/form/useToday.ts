import { useSyncExternalStore } from 'react';
import { todayOf, type Day } from '../calendar/calendarDate';

/** The visitor's calendar date; undefined on the server, which does not know it, and in what hydrates its HTML. */
export function useToday(): Day | undefined {
  return useSyncExternalStore(
    whenShown,
    () => todayOf(new Date()),
    () => undefined,
  );
}

/** A tab that was left open over midnight has another day when it is looked at again. */
function whenShown(look: () => void): () => void {
  document.addEventListener('visibilitychange', look);
  return () => document.removeEventListener('visibilitychange', look);
}
