const FIRST_MS = 1_000;
const LONGEST_MS = 30_000;
/** Who was ready for so long is well: what ended it is no longer what ended it before. */
const STEADY_MS = 60_000;

/**
 * How long to wait before a server is started again: longer each time, so that one which cannot run costs the machine
 * little. `previous` is the pause before its last start, if it was started again already.
 */
export function restartPause(previous: number | undefined, readyForMs: number): number {
  if (previous === undefined || readyForMs >= STEADY_MS) return FIRST_MS;
  return Math.min(previous * 2, LONGEST_MS);
}
