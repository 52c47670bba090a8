/**
 * `npm run attack` loads this into both servers. Every quarter of a second it appends the longest time the event loop
 * was blocked to a file beside this one. From outside, a blocked event loop looks like a slow response. Time in which
 * the thread was runnable but other programs had the CPUs (Linux counts it) is subtracted.
 */
import { appendFileSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { isMainThread } from 'node:worker_threads';

const TICK_MS = 10;
const TICKS_OF_A_NOTE = 25;

/** How long this thread has waited for a CPU so far, in ms; 0 if the kernel does not count it. */
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
