import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SEARCH_FIELD_ID } from '../../lib/routing/search-field-id';

/**
 * Puts the focus on the new page's content, as a real page load would: a screen reader starts reading there, and the next
 * Tab goes on from there. With a `#place` it goes to that place, to which the router only scrolls; whoever comes to search,
 * and not back, types at once. The first page keeps the
 * browser's own focus. What else is asked of the same page, as by its search, changes nothing but what it lists; another
 * `?page=` is another page.
 */
export function useFocusOnNavigation(target: RefObject<HTMLElement | null>): void {
  const location = useLocation();
  const { pathname, search, hash } = location;
  const isAhead = useNavigationType() === 'PUSH';
  const searches = isAhead && location.state === SEARCH_FIELD_ID;
  const page = pathname + (/[?&]page=\d+/.exec(search) ?? '');
  const shown = useRef(page);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    giveFocus(document.getElementById(searches ? SEARCH_FIELD_ID : hash.slice(1)) ?? target.current);
  }, [page, hash, searches, target]);
}

function giveFocus(place: HTMLElement | null): void {
  if (!place) return;
  // A heading takes no focus of itself. What does keeps its place in the order of tabs.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
