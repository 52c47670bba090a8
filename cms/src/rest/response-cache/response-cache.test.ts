import { createResponseCache } from './response-cache';
import { prepareResponse } from './prepared-response';

const createResponse = (text: string, status = 200) =>
  Promise.resolve(prepareResponse({ status, headers: {}, good: status === 200 }, Buffer.from(text)));

test('a response is created once per version', async () => {
  const cache = createResponseCache();
  const make = jest.fn(() => createResponse('one'));
  await cache.get('a', '1', make);
  await cache.get('a', '1', make);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.get('a', '2', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a hundred concurrent requests share one response, and a failed one is not cached', async () => {
  const cache = createResponseCache();
  const make = jest.fn(() => createResponse('no', 404));
  const responses = await Promise.all(Array.from({ length: 100 }, () => cache.get('a', '1', make)));
  expect(new Set(responses).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  await cache.get('a', '1', make);
  expect(make).toHaveBeenCalledTimes(2);
});

test('a response whose creation throws is not cached', async () => {
  const cache = createResponseCache();
  await expect(cache.get('a', '1', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect((await cache.get('a', '1', () => createResponse('whole'))).status).toBe(200);
});

test('old entries are evicted to stay within the memory limit', async () => {
  const cache = createResponseCache(5000);
  const make = jest.fn(() => createResponse('x'.repeat(900)));
  for (let at = 0; at < 20; at += 1) await cache.get(`k${at}`, '1', make);
  await cache.get('k0', '1', make);
  expect(make).toHaveBeenCalledTimes(21);
  await cache.get('k19', '1', make);
  expect(make).toHaveBeenCalledTimes(21);
});

test('a rate-limited visitor does not affect others who wait for the same response', async () => {
  const cache = createResponseCache();
  const refused = cache.get('a', '1', () => createResponse('too often', 429));
  const make = jest.fn(() => createResponse('found'));
  const others = await Promise.all([cache.get('a', '1', make), cache.get('a', '1', make)]);
  expect([(await refused).status, ...others.map(({ status }) => status)]).toEqual([429, 200, 200]);
  expect(make).toHaveBeenCalledTimes(1);
});
