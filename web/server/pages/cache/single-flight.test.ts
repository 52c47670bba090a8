import { createSingleFlight } from './single-flight';

const soon = <T>(value: T) => new Promise<T>((resolve) => setImmediate(() => resolve(value)));

test('requests for one key share a flight, and the next one after it has landed begins another', async () => {
  const join = createSingleFlight<number>(() => false);
  const make = jest.fn(() => soon(1));
  expect(await Promise.all([join('a', make).made, join('a', make).made, join('b', make).made])).toEqual([
    1, 1, 1,
  ]);
  expect(make).toHaveBeenCalledTimes(2);
  await join('a', make).made;
  expect(make).toHaveBeenCalledTimes(3);
});

test('a caller that joins a call in flight learns when it started', async () => {
  const join = createSingleFlight<number>(() => false);
  const first = join('a', () => soon(1));
  const second = join('a', () => soon(2));
  expect(second.since).toBe(first.since);
  expect(await second.made).toBe(1);
});

test('an error reaches all who share the flight, and the next flight is another', async () => {
  const join = createSingleFlight<number>(() => false);
  const fail = jest.fn(() => Promise.reject(new Error('broken')));
  const outcomes = await Promise.allSettled([join('a', fail).made, join('a', fail).made]);
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(fail).toHaveBeenCalledTimes(1);
  expect(await join('a', () => soon(1)).made).toBe(1);
});

test('a result for one is shared by nobody: the others share the next flight', async () => {
  const join = createSingleFlight<number>((status) => status === 429);
  const refused = join('a', () => soon(429)).made;
  const make = jest.fn(() => soon(200));
  expect(await Promise.all([refused, join('a', make).made, join('a', make).made])).toEqual([429, 200, 200]);
  expect(make).toHaveBeenCalledTimes(1);
});
