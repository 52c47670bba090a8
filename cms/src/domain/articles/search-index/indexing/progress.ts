/**
 * The beginning of log lines about the index; `npm start` shows them while it waits (`scripts/lib/product/serve.ts`).
 */
const PROGRESS = 'Making articles ready to be read:';

interface Progress {
  left: number;
  /** What was left at the beginning. */
  total: number;
  elapsedMs: number;
}

/** How much of the index is left, and the estimated time at the current rate. */
export function progressLine({ left, total, elapsedMs }: Progress): string {
  const done = total - left;
  const count = `${PROGRESS} ${left.toLocaleString('en')} of ${total.toLocaleString('en')} left`;
  if (done <= 0 || left <= 0) return count;
  return `${count}, about ${inWords((elapsedMs / done) * left)}`;
}

function inWords(ms: number): string {
  const seconds = Math.max(1, Math.round(ms / 1000));
  if (seconds < 90) return seconds === 1 ? '1 second' : `${seconds} seconds`;
  return `${Math.round(seconds / 60)} minutes`;
}
