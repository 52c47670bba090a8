import { useEffect } from 'react';

/** Locks the page's scrolling while all of it fits in the window, and never hides what does not fit (C26). */
export function useLockedWhenFitting(): void {
  useEffect(() => {
    const { body, documentElement: page } = document;
    const judge = () => {
      page.style.overflow = page.scrollHeight <= window.innerHeight ? 'hidden' : '';
    };
    judge();
    window.addEventListener('resize', judge);
    // The page grows without the window: by the reader's larger text, or a font that came late.
    const growth = new ResizeObserver(judge);
    growth.observe(body);
    return () => {
      window.removeEventListener('resize', judge);
      growth.disconnect();
      page.style.overflow = '';
    };
  }, []);
}
