import { useEffect } from 'react';

const EVERY_MS = 15_000;

/** Keeps a screen current that is left open: jobs run without anybody who presses a button. */
export function useReloading(reload: () => void): void {
  useEffect(() => {
    const timer = setInterval(() => {
      if (!document.hidden) reload();
    }, EVERY_MS);
    document.addEventListener('visibilitychange', reload);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', reload);
    };
  }, [reload]);
}
