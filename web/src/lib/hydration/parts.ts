let awaited = 0;
let whenAllAreHydrated: (() => void) | undefined;

/**
 * Announces a part of the server's page that React has not hydrated yet. Nested parts are announced before the outer
 * part is hydrated.
 * @returns call it when the part is hydrated or removed; calling it again has no effect
 */
export function announcePart(): () => void {
  let isAwaited = true;
  awaited += 1;
  return () => {
    if (!isAwaited) return;
    isAwaited = false;
    awaited -= 1;
    if (awaited > 0) return;
    whenAllAreHydrated?.();
    whenAllAreHydrated = undefined;
  };
}

/** Calls `act` once, when no part is pending. */
export function onAllHydrated(act: () => void): void {
  whenAllAreHydrated = act;
}
