/**
 * Prints what is being done and how long it may take, runs it, and prints how long it took. Steps may run concurrently.
 */
export async function runStep<T>(title: string, takes: string, work: () => Promise<T>): Promise<T> {
  console.log(`▸ ${title} (${takes})`);
  const began = Date.now();
  const result = await work();
  console.log(`  ${title}: done in ${formatSeconds(Date.now() - began)}`);
  return result;
}

/** Formats milliseconds as seconds: `0.4 s`, `12 s`. */
export function formatSeconds(milliseconds: number): string {
  const value = milliseconds / 1000;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} s`;
}
