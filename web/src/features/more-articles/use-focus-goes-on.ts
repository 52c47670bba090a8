import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Who has the focus on the link to the next page when that page comes by itself and is the last: the link goes, and the focus
 * goes on to the first article that came, instead of being lost.
 * @param count how many articles are shown
 */
export function useFocusGoesOn(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const link = useRef<HTMLElement>(null);
  const before = useRef({ count, focused: false });

  useLayoutEffect(() => {
    const { current } = before;
    if (current.focused && document.activeElement === document.body && count > current.count) {
      const came = list.current?.querySelectorAll('article')[current.count];
      came?.querySelector('a')?.focus({ preventScroll: true });
    }
    before.current = { count, focused: false };
  }, [count]);

  const noteFocus = useCallback(() => {
    before.current.focused = link.current?.contains(document.activeElement) ?? false;
  }, []);
  return {
    /** Holds the articles. */
    list,
    /** Holds the link. */
    link,
    /** To be called before what came is shown. */
    noteFocus,
  };
}
