import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useHydrated } from '../../ui/hooks/use-hydrated';
import { readStoredPages, type FurtherPages } from './stored-pages';

/** Pixels by which browsers may miss the end of a page because of rounding. */
const ROUNDING = 2;

/**
 * Restores the loaded pages after a reload, or when the reader comes back by a full page load: the server sends only
 * the first page, and the browser scrolls only as far down as that reaches. Does not scroll if the reader has
 * scrolled elsewhere meanwhile.
 * @param take receives the stored pages, once
 */
export function useRestoredPages(entry: string, take: (stored: FurtherPages) => void): void {
  const hydrated = useHydrated();
  const came = useRef({ entry, take, withThePage: !hydrated });
  const [scrolled, setScrolled] = useState<number>();
  useEffect(() => {
    const { current } = came;
    const stored = current.withThePage && isReturn() ? readStoredPages(current.entry) : undefined;
    current.withThePage = false;
    if (!stored) return;
    current.take(stored);
    if (isAtEnd()) setScrolled(stored.scrolled);
  }, []);
  useLayoutEffect(() => {
    if (scrolled !== undefined) window.scrollTo({ top: scrolled, behavior: 'instant' });
  }, [scrolled]);
}

/** Whether this document was loaded by a reload or by Back and Forward. */
function isReturn(): boolean {
  const [navigation] = window.performance.getEntriesByType('navigation');
  return (
    navigation instanceof PerformanceNavigationTiming && ['reload', 'back_forward'].includes(navigation.type)
  );
}

function isAtEnd(): boolean {
  return window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - ROUNDING;
}
