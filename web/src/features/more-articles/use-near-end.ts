import { useEffect, useRef } from 'react';

/** Scrolling is looked at this often. */
const THROTTLE_MS = 300;

/**
 * Tells when the reader has scrolled so near to the end of the page, and again while that is still so: what came was short. Never before the reader has scrolled: who only looks at the first screen fetches nothing.
 * @param margin in pixels
 * @param active whether it is to be told
 */
export function useNearEnd(margin: number, active: boolean, onNear: () => void): void {
  const hasScrolled = useRef(false);
  const tell = useRef(onNear);
  useEffect(() => {
    tell.current = onNear;
  });

  useEffect(() => {
    if (!active) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const look = () => {
      timer = undefined;
      if (distanceToEnd() <= margin) tell.current();
    };
    const onScroll = () => {
      hasScrolled.current = true;
      timer ??= setTimeout(look, THROTTLE_MS);
    };
    window.addEventListener('scroll', onScroll, { passive: true });
    // Before the browser took over, too.
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
