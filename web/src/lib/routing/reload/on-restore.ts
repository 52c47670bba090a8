/**
 * Runs whenever the page is restored from the browser's back/forward cache.
 * @returns stops it
 */
export function onRestore(act: () => void): () => void {
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  };
  window.addEventListener('pageshow', restored);
  return () => window.removeEventListener('pageshow', restored);
}
