/** Makes `count` calls, `atOnce` at a time, and returns their results in order. */
export async function many<T>(
  count: number,
  atOnce: number,
  call: (index: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const index = next;
      next += 1;
      results[index] = await call(index);
    }
  };
  await Promise.all(Array.from({ length: Math.min(count, atOnce) }, worker));
  return results;
}
