/**
 * Runs for one value at a time; of those that come meanwhile only the last one counts. So what arrives last at the server
 * is what was asked for last.
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
