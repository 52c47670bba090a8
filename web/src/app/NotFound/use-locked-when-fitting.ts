import { useEffect } from 'react';

/** Locks the page's scrolling while all of it fits in the window, but never hides content that does not fit (C26). */
export function useScrollLockWhenFitting(): void {
  useEffect(() => {
    const { body, documentElement: page } = document;
    const judge = () => {
      page.style.overflow = page.scrollHeight <= window.innerHeight ? 'hidden' : '';
    };
    judge();
    window.addEventListener('resize', judge);
    // The page can grow without the window, with the reader's larger text or a font that loads late.
    const growth = new ResizeObserver(judge);
    growth.observe(body);
    return () => {
      window.removeEventListener('resize', judge);
      growth.disconnect();
      page.style.overflow = '';
    };
  }, []);
}
