import { isObject } from '../ui/is-object';

/** Proxies send these while the CMS does not respond. */
const UNREACHABLE = new Set<unknown>([502, 503, 504]);

const UNAUTHORIZED = 401;

/** Whether the CMS did not respond, so that the same request can succeed later. */
export const isUnreachable = (error: unknown): boolean =>
  // A browser without a connection, or a proxy's page in place of JSON.
  error instanceof TypeError ||
  error instanceof SyntaxError ||
  (error instanceof DOMException && error.name === 'TimeoutError') ||
  (isObject(error) && UNREACHABLE.has(error.status));

/** Why a request failed, in words for editors. */
export function describeFailure(error: unknown): string {
  if (isUnreachable(error)) return 'The server does not respond. Check your connection, and try again.';
  if (isObject(error) && error.status === UNAUTHORIZED) return 'Your session has ended. Log in again.';
  return error instanceof Error ? error.message : 'That failed.';
}

/** About two minutes together: a restart of the server takes less. */
const WAITS_MS = [2000, 4000, 8000, 15_000, 30_000, 60_000];

/**
 * The time until the next attempt.
 * @param failures in a row
 * @returns undefined after the last attempt
 */
export const getRetryWait = (failures: number): number | undefined => WAITS_MS[failures - 1];

/** What the preview says while the server does not respond. */
export const describeSilence = (failures: number): string =>
  getRetryWait(failures) === undefined
    ? 'The server does not respond. “Reload” tries again.'
    : 'The server does not respond. The preview tries again by itself.';
