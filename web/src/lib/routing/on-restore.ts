/**
 * Acts whenever the page comes back out of the browser's back/forward cache.
 * @returns stops it
 */
export function onRestore(act: () => void): () => void {
  const restored = ({ persisted }: PageTransitionEvent) => {
    if (persisted) act();
  };
  window.addEventListener('pageshow', restored);
  return () => window.removeEventListener('pageshow', restored);
}
