import pMap from 'p-map';

/** Makes `count` calls, `atOnce` at a time, and returns their results in order. */
export const runConcurrently = <T>(
  count: number,
  atOnce: number,
  call: (index: number) => Promise<T>,
): Promise<T[]> => pMap(Array(count).keys(), call, { concurrency: atOnce });
