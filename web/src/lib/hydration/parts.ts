let awaited = 0;
let whenAllAreHydrated: (() => void) | undefined;

/**
 * Announces a part of the server's page that React has still to hydrate. Parts inside of it are announced before it
 * has arrived.
 * @returns call it when the part is hydrated, or gone; more than once does no harm
 */
export function awaitPart(): () => void {
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

/** Calls `act` once, when no part is awaited any more. */
export function onAllHydrated(act: () => void): void {
  whenAllAreHydrated = act;
}
