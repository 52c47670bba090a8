import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether the browser has taken over: false on the server and in what hydrates its HTML, true from then on. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
