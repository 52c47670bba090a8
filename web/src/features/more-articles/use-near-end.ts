import { useEffect, useRef } from 'react';

/** The interval at which the scroll position is checked. */
const THROTTLE_MS = 300;

/**
 * Calls back when the reader has scrolled near the end of the page, and again while that remains so because little
 * was added. Never before the reader has scrolled: who only looks at the first screen fetches nothing.
 * @param margin in pixels
 * @param active whether to call back
 */
export function useNearEnd(margin: number, active: boolean, onNear: () => void): void {
  const hasScrolled = useRef(false);
  const latest = useRef(onNear);
  useEffect(() => {
    latest.current = onNear;
  });

  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (distanceToEnd() <= margin) latest.current();
    };
    const onScroll = () => {
      hasScrolled.current = true;
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // Also if the reader scrolled before hydration.
    hasScrolled.current ||= window.scrollY > 0;
    if (hasScrolled.current) onScroll();
    return () => {
      clearTimeout(timer);
      window.removeEventListener('scroll', onScroll);
    };
  }, [margin, active]);
}

function distanceToEnd(): number {
  return document.documentElement.scrollHeight - window.innerHeight - window.scrollY;
}
