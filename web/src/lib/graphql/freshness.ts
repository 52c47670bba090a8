/** Operations that ask for home's `grid`, which is dealt anew every minute (C17); a test holds this list. */
const DEALT_EVERY_MINUTE: ReadonlySet<string> = new Set(['HomePage']);

const MINUTE_MS = 60_000;

/**
 * The time at which a response to this operation expires, regardless of the content version.
 * @param now time of the request, in milliseconds since 1970
 * @returns in the same unit
 */
export function freshUntil(operation: string, now: number): number {
  return DEALT_EVERY_MINUTE.has(operation) ? (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS : Infinity;
}
