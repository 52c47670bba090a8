/** Operations that ask for home's `grid`, which is dealt anew every minute (C17); a test holds this list. */
const DEALT_EVERY_MINUTE: ReadonlySet<string> = new Set(['HomePage']);

const MINUTE_MS = 60_000;

/**
 * Until when an answer to this operation is the present one, whatever the content version says.
 * @param now when it was asked for, in milliseconds since 1970
 * @returns the same
 */
export function freshUntil(operation: string, now: number): number {
  return DEALT_EVERY_MINUTE.has(operation) ? (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS : Infinity;
}
