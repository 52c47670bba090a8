import { createPageStore } from './page-store';

const page = (bytes: number) => ({ bytes });
const getStore = (limits: { max?: number; maxBytes?: number }) =>
  createPageStore<{ bytes: number }>({
    max: limits.max ?? 1000,
    maxBytes: limits.maxBytes ?? 1_000_000,
    measureBytes: ({ bytes }) => bytes,
  });
const keysIn = (store: ReturnType<typeof getStore>, keys: string[]) =>
  keys.filter((key) => store.peek(key) !== undefined);
const named = (name: string, count: number) => Array.from({ length: count }, (_, n) => `/${name}/${n}`);

test('stays within its size limit, whatever the pages weigh', () => {
  const store = getStore({ maxBytes: 1_000_000 });
  const keys = named('search', 100);
  for (const key of keys) store.set(key, page(139_000));
  expect(keysIn(store, keys)).toEqual(keys.slice(-7));
});

test('evicts pages that one visitor requested before those that are requested again', () => {
  const store = getStore({ maxBytes: 100_000 });
  store.set('/', page(10_000));
  store.get('/');
  const walked = named('search', 50);
  for (const key of walked) store.set(key, page(10_000));
  expect(keysIn(store, ['/', ...walked])).toEqual(['/', ...walked.slice(-8)]);
});

test('lets a new page replace one that nobody requests any more', () => {
  const store = getStore({ max: 10 });
  for (const key of named('old', 10)) {
    store.set(key, page(1));
    store.get(key);
  }
  store.set('/new', page(1));
  expect(store.get('/new')).toEqual(page(1));
  for (const key of named('old', 9)) store.set(key, page(1));
  expect(store.peek('/new')).toEqual(page(1));
});

test('stays within its maximum number of entries', () => {
  const store = getStore({ max: 2 });
  store.set('/a', page(1));
  store.set('/b', page(1));
  store.get('/a');
  store.set('/c', page(1));
  expect(keysIn(store, ['/a', '/b', '/c'])).toEqual(['/a', '/c']);
});

test('does not store a page larger than the limit, and evicts nothing for it', () => {
  const store = getStore({ maxBytes: 10_000 });
  store.set('/', page(1000));
  store.set('/huge', page(20_000));
  expect(keysIn(store, ['/', '/huge'])).toEqual(['/']);
});

test('replaces and deletes a page', () => {
  const store = getStore({ maxBytes: 10_000 });
  store.set('/', page(1000));
  store.set('/', page(2000));
  expect(store.get('/')).toEqual(page(2000));
  store.set('/', page(3000));
  expect(store.get('/')).toEqual(page(3000));
  store.delete('/');
  expect(store.get('/')).toBeUndefined();
});

test('counts what it holds and what had to leave', () => {
  const store = getStore({ max: 10 });
  for (const key of named('walked', 25)) store.set(key, page(100));
  expect(store.getUsage()).toMatchObject({ entries: 10, evictions: 15 });
  expect(store.getUsage().bytes).toBeGreaterThan(1000);
  for (const key of named('walked', 25)) store.delete(key);
  expect(store.getUsage()).toEqual({ entries: 0, bytes: 0, evictions: 15 });
});
