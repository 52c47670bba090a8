import { setTimeout as wait } from 'node:timers/promises';

/** How long a test waits for what is to come, on a busy machine too. Nothing is judged by it: see docs/testing.md. */
const WITHIN_MS = 30_000;
const PAUSE_MS = 50;

/**
 * Waits until a check returns something that is not false, null or undefined, and returns that. What a check throws
 * counts as not yet: a page that is being replaced answers nothing.
 */
export async function until<T>(what: string, check: () => Promise<T | false | null | undefined>): Promise<T> {
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
      throw new Error(`Waited in vain: ${what}${last instanceof Error ? ` (${last.message})` : ''}`, {
        cause: last,
      });
    }
    await wait(PAUSE_MS);
  }
}
