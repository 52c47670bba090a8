/**
 * Watches for Back and Forward. Call it before the router is made: it must hear of them first.
 * @returns whether the navigation that begins right now is one of them
 */
export function watchReturns(): () => boolean {
  let returning = false;
  window.addEventListener('popstate', () => {
    returning = true;
    // The router begins within the event, or not at all: a hash alone loads nothing.
    setTimeout(() => (returning = false));
  });
  return () => returning;
}
