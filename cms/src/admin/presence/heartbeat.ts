const EVERY_MS = 15_000;

/**
 * Calls `beat` every 15 seconds. Browsers slow down the timers of hidden tabs to one a minute, but not those of workers.
 * @returns a function that ends it
 */
export function startHeartbeat(beat: () => void): () => void {
  const worker = new Worker(new URL('./heartbeat.worker.ts', import.meta.url), { type: 'module' });
  let timer: number | undefined;
  worker.addEventListener('message', beat);
  // Its file could not be loaded: a timer works at least while the tab is visible.
  worker.addEventListener('error', () => {
    timer ??= window.setInterval(beat, EVERY_MS);
  });
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
  worker.postMessage(EVERY_MS);
  return () => {
    worker.terminate();
    window.clearInterval(timer);
  };
}
