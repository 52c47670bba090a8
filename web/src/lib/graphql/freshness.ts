import { OPERATIONS_CHANGING_WITH } from './cache-policy.gen';

const MINUTE_MS = 60_000;

/**
 * The time at which a response to this operation expires, regardless of the content version.
 * @param now time of the request, in milliseconds since 1970
 * @returns in the same unit
 */
export function freshUntil(operation: string, now: number): number {
  return OPERATIONS_CHANGING_WITH.MINUTE.includes(operation)
    ? (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS
    : Infinity;
}
