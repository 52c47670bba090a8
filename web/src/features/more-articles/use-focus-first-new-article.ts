import { useCallback, useLayoutEffect, useRef } from 'react';

/**
 * Keeps the focus when the last page loads automatically while the link to it is focused. The link disappears, so the
 * focus moves to the first new article instead of being lost.
 * @param count the number of shown articles
 */
export function useFocusFirstNewArticle(count: number) {
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
    /** Contains the articles. */
    list,
    /** Contains the link. */
    link,
    /** Call it before the new articles are shown. */
    noteFocus,
  };
}
