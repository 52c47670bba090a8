import pMap from 'p-map';

/** So many calls, `atOnce` of them at a time; what they return, in order. */
export const many = <T>(count: number, atOnce: number, call: (index: number) => Promise<T>): Promise<T[]> =>
  pMap(Array(count).keys(), call, { concurrency: atOnce });
