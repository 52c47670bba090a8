import { useEffect, useRef, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Puts the focus on the new page's content, as a real page load would: a screen reader starts reading there and the
 * next Tab goes on from there. The first page keeps the browser's own focus, and a `#place` gets it from the router.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    if (!hash) target.current?.focus({ preventScroll: true });
  }, [pathname, hash, target]);
}
