import { OPERATIONS_CHANGING_WITH } from './cache-policy.gen';

const MINUTE_MS = 60_000;

/**
 * Until when an answer to this operation is the present one, whatever the content version says.
 * @param now when it was asked for, in milliseconds since 1970
 * @returns the same
 */
export function freshUntil(operation: string, now: number): number {
  return OPERATIONS_CHANGING_WITH.MINUTE.includes(operation)
    ? (Math.floor(now / MINUTE_MS) + 1) * MINUTE_MS
    : Infinity;
}
