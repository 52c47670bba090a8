/**
 * Loaded into both servers by `npm run attack`: notes in a file beside it how long the event loop was held at most in each
 * quarter of a second. From outside nobody can tell a held event loop from a slow answer. The time in which the thread was
 * ready to run but other programs had the processors (Linux counts it) is taken off.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 10;
const TICKS_OF_A_NOTE = 25;

/** How long this thread has waited for a processor so far, in ms; 0 where the kernel does not count it. */
function waited() {
  try {
    return Number(readFileSync('/proc/self/schedstat', 'utf8').split(' ')[1]) / 1e6;
  } catch {
    return 0;
  }
}

if (isMainThread) {
  const file = path.join(import.meta.dirname, `${process.pid}.event-loop`);
  let last = { at: performance.now(), waited: waited() };
  let [ticks, longest] = [0, 0];
  setInterval(() => {
    const now = { at: performance.now(), waited: waited() };
    longest = Math.max(longest, now.at - last.at - TICK_MS - (now.waited - last.waited));
    last = now;
    ticks += 1;
    if (ticks < TICKS_OF_A_NOTE && longest < TICK_MS) return;
    appendFileSync(file, `${Date.now()} ${longest.toFixed(1)}\n`);
    [ticks, longest] = [0, 0];
  }, TICK_MS).unref();
}
