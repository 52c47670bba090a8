/**
 * Loaded into both servers by `npm run attack`: notes in a file beside it how long the event loop was held at most in each
 * quarter of a second. From outside nobody can tell a held event loop from a slow answer.
 */
import { appendFileSync } from 'node:fs';
import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { isMainThread } from 'node:worker_threads';

const RESOLUTION_MS = 10;

if (isMainThread) {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  const file = path.join(import.meta.dirname, `${process.pid}.event-loop`);
  delay.enable();
  setInterval(() => {
    // A loop that is not held at all is counted with the pause between two looks.
    const held = Math.max(0, delay.max / 1e6 - RESOLUTION_MS);
    appendFileSync(file, `${Date.now()} ${held.toFixed(1)}\n`);
    delay.reset();
  }, 250).unref();
}
