/**
 * Runs for one value at a time. While it runs, only the latest new value is kept. So the last value that reaches the
 * server is the latest one.
 */
export function latestOnly<T>(run: (value: T) => Promise<void>): (value: T) => Promise<void> {
  const waiting: T[] = [];
  let isRunning = false;
  return async (value) => {
    waiting.splice(0, 1, value);
    if (isRunning) return;
    isRunning = true;
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) await run(next);
    isRunning = false;
  };
}
