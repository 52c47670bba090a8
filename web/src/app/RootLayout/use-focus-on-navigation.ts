import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { SEARCH_FIELD_ID } from '../../lib/routing/search-field-id';

/**
 * Moves the focus to the new page's content, as a full page load would: screen readers start reading there, and the
 * next Tab continues from there. With a hash the focus goes to that element, to which the router only scrolls. A reader
 * who follows a link to the search (not Back) can type immediately. The first page keeps the browser's own focus. Other
 * query parameters of the same page, such as a search, only change its list; another `?page=` counts as another page.
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
  // Headings are not focusable by default. Focusable elements keep their tab order.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({ preventScroll: true });
}
