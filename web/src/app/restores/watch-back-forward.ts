/**
 * Detects Back and Forward. Call it before creating the router, so that its listener runs first.
 * @returns whether the navigation that is starting is one of them
 */
export function watchBackForward(): () => boolean {
  let returning = false;
  window.addEventListener('popstate', () => {
    returning = true;
    // The router starts navigating within the event, or not at all: a hash change loads nothing.
    setTimeout(() => (returning = false));
  });
  return () => returning;
}
