import { useEffect } from 'react';
import { useLatest } from '../ui/use-latest';
import { getRetryWait } from './post-failure';

/** Requests in a row that got no response. */
export interface Silence {
  failures: number;
}

/**
 * Repeats what got no response: after a while, and as soon as the browser has a connection again.
 * @param silence a new object for each failure; undefined while nothing has to be repeated
 */
export function useRetry(silence: Silence | undefined, retry: (silence?: Silence) => void): void {
  const latest = useLatest(retry);
  useEffect(() => {
    if (!silence) return undefined;
    const wait = getRetryWait(silence.failures);
    const timer = wait === undefined ? undefined : setTimeout(() => latest.current(silence), wait);
    const startOver = () => latest.current();
    window.addEventListener('online', startOver);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', startOver);
    };
  }, [silence, latest]);
}
