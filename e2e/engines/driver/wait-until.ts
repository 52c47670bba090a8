import { setTimeout as wait } from 'node:timers/promises';

/**
 * How long a test waits for an expected state, even on a busy machine. Not a time requirement: see docs/testing.md.
 */
const WITHIN_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Repeats a check until it returns something other than false, null or undefined, and returns that. Exceptions count as
 * not yet, because a page that is being replaced does not respond.
 */
export async function waitUntil<T>(
  what: string,
  check: () => Promise<T | false | null | undefined>,
): Promise<T> {
  const deadline = Date.now() + WITHIN_MS;
  let last: unknown;
  for (;;) {
    try {
      const found = await check();
      if (found !== false && found !== null && found !== undefined) return found;
      last = undefined;
    } catch (error) {
      last = error;
    }
    if (Date.now() > deadline) {
      throw new Error(`Timed out: ${what}${last instanceof Error ? ` (${last.message})` : ''}`, {
        cause: last,
      });
    }
    await wait(PAUSE_MS);
  }
}
