import { createSingleFlightCache } from './single-flight';

const soon = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)));

test('a hundred concurrent requests share one call, whose value is cached', async () => {
  const cache = createSingleFlightCache<number>({ max: 10 });
  const make = jest.fn(() => soon(0));
  const values = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', make)));
  expect(new Set(values)).toEqual(new Set([0]));
  expect(await cache.get('a', make)).toBe(0);
  expect(make).toHaveBeenCalledTimes(1);
});

test('an error reaches all waiting requests and is not cached', async () => {
  const cache = createSingleFlightCache<number>({ max: 10 });
  const fail = jest.fn(() => Promise.reject(new Error('broken')));
  const outcomes = await Promise.allSettled([cache.get('a', fail), cache.get('a', fail)]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await cache.get('a', () => soon(1))).toBe(1);
});

test('a rejection of one visitor is not shared', async () => {
  const cache = createSingleFlightCache<number>({ max: 10 }, (outcome) => outcome instanceof RangeError);
  const refused = cache.get('a', () => Promise.reject(new RangeError('too often')));
  const make = jest.fn(() => soon(1));
  const others = Promise.all([cache.get('a', make), cache.get('a', make)]);
  await expect(refused).rejects.toThrow('too often');
  expect(await others).toEqual([1, 1]);
  expect(make).toHaveBeenCalledTimes(1);
});

test('a value that is larger than the cache reaches all waiting requests and is not cached', async () => {
  const cache = createSingleFlightCache<{ size: number }>({
    maxSize: 10,
    sizeCalculation: ({ size }) => size,
  });
  const make = jest.fn(() => soon({ size: 11 }));
  const [one, two] = await Promise.all([cache.get('a', make), cache.get('a', make)]);
  expect(one).toBe(two);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.get('a', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('an entry that is evicted while in flight still reaches all waiting requests', async () => {
  const cache = createSingleFlightCache<number>({ max: 1 });
  const first = cache.get('a', () => soon(1));
  const second = cache.get('b', () => soon(2));
  expect(await Promise.all([first, second])).toEqual([1, 2]);
});
