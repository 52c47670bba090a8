import { useEffect } from 'react';

/** Locks the page's scrolling while all of it fits in the window, and never hides what does not fit (C26). */
export function useLockedWhenFitting(): void {
  useEffect(() => {
    const { documentElement: page } = document;
    const judge = () => {
      page.style.overflow = page.scrollHeight <= window.innerHeight ? 'hidden' : '';
    };
    judge();
    window.addEventListener('resize', judge);
    return () => {
      window.removeEventListener('resize', judge);
      page.style.overflow = '';
    };
  }, []);
}
