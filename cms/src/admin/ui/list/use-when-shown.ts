import { useEffect, useRef } from 'react';

/** Acts some time after the last change, or when the tab is shown again if it is hidden then. */
export function useWhenShown(act: () => void, afterMs: number, changes: readonly unknown[]): void {
  const isFirst = useRef(true);
  useEffect(() => {
    // Not for the values of the first render.
    if (isFirst.current && afterMs > 0) {
      isFirst.current = false;
      return undefined;
    }
    const actIfShown = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', actIfShown);
      act();
    };
    const timer = setTimeout(() => {
      document.addEventListener('visibilitychange', actIfShown);
      actIfShown();
    }, afterMs);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', actIfShown);
    };
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, changes);
}
