import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { keptPages, type FurtherPages } from './kept-pages';

/** Pixels by which browsers' own rounding may miss the end of a page. */
const ROUNDING = 2;

/**
 * Gives back what was there before a reload, or before the reader left by an address and came back: the server sends the
 * first page alone, and the browser scrolls as far down as that reaches. Who has scrolled elsewhere meanwhile stays there.
 * @param take told what was there, once
 */
export function useKeptAfterLoad(entry: string, take: (kept: FurtherPages) => void): void {
  const hydrated = useHydrated();
  const came = useRef({ entry, take, withThePage: !hydrated });
  const [scrolled, setScrolled] = useState<number>();
  useEffect(() => {
    const { current } = came;
    const kept = current.withThePage && isReturn() ? keptPages(current.entry) : undefined;
    current.withThePage = false;
    if (!kept) return;
    current.take(kept);
    if (isAtEnd()) setScrolled(kept.scrolled);
  }, []);
  useLayoutEffect(() => {
    if (scrolled !== undefined) window.scrollTo({ top: scrolled, behavior: 'instant' });
  }, [scrolled]);
}

/** Whether this document was opened again, by a reload or by Back and Forward. */
function isReturn(): boolean {
  const [navigation] = window.performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type)
  );
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - ROUNDING;
}
