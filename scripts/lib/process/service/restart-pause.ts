const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** A server that was ready for so long counts as recovered, so its next end has a new cause. */
const STEADY_MS = 60_000;

/**
 * Returns how long to wait before a server is restarted: longer each time, so that a server that cannot run costs
 * little processor time. `previous` is the pause before the last restart, if there was one.
 */
export function getRestartPause(previous: number | undefined, readyForMs: number): number {
  if (previous === undefined || readyForMs >= STEADY_MS) return FIRST_MS;
  return Math.min(previous * 2, LONGEST_MS);
}
