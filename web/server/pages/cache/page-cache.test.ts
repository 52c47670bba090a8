import { createPageCache } from './page-cache';

interface Page {
  status: number;
  text: string;
  freshUntil?: number;
}

const ok = (text: string): Page => ({ status: 200, text });
const never = new Promise<Page>(() => undefined);
const settle = () => new Promise((resolve) => setTimeout(resolve, 0));

afterEach(() => jest.restoreAllMocks());

function setUp({ max = 10, patienceMs = 20 } = {}) {
  const state: { version: number | undefined } = { version: 1 };
  const cache = createPageCache<Page>({
    max,
    patienceMs,
    version: () => state.version,
    freshUntil: (page) => page.freshUntil ?? Infinity,
    isCacheable: ({ status }) => status === 200,
    failed: ({ status }) => status >= 500 || status === 429,
    isForOne: ({ status }) => status === 429,
  });
  return {
    state,
    cache: {
      get: async (key: string, make: () => Promise<Page>) => (await cache.get(key, make)).page,
      isCurrent: async (key: string, make: () => Promise<Page>) => (await cache.get(key, make)).current,
    },
  };
}

test('generates a page once while the version stays the same', async () => {
  const { cache } = setUp();
  const make = jest.fn().mockResolvedValue(ok('one'));
  expect(await cache.get('/', make)).toEqual(ok('one'));
  expect(await cache.get('/', make)).toEqual(ok('one'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('regenerates an outdated page before serving it', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('one'));
  state.version = 2;
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
});

test('regenerates an expired page under the same version, and serves it if that fails', async () => {
  const { cache } = setUp();
  const soon = Date.now() + 50;
  await cache.get('/', async () => ({ ...ok('one'), freshUntil: soon }));
  expect(await cache.get('/', async () => ok('two'))).toMatchObject(ok('one'));
  jest.spyOn(Date, 'now').mockReturnValue(soon);
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toMatchObject(ok('one'));
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
});

test('tracks the version of each page separately', async () => {
  const versions: Record<string, number> = { '/a': 1, '/b': 1 };
  const cache = createPageCache<Page>({
    max: 10,
    version: (key) => versions[key],
    freshUntil: () => Infinity,
    isCacheable: () => true,
    failed: () => false,
  });
  const make = jest.fn(async () => ok('made'));
  await cache.get('/a', make);
  await cache.get('/b', make);
  versions['/a'] = 2;
  await cache.get('/b', make);
  expect(make).toHaveBeenCalledTimes(2);
  expect((await cache.get('/a', make)).current).toBe(true);
  expect(make).toHaveBeenCalledTimes(3);
});

test('a hundred concurrent requests share one generation, with and without an old page', async () => {
  const { cache, state } = setUp();
  const make = jest.fn(async () => {
    await settle();
    return ok('made');
  });
  const requestAll = () => Promise.all(Array.from({ length: 100 }, () => cache.get('/', make)));
  expect(new Set(await requestAll()).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  state.version = 2;
  await requestAll();
  expect(make).toHaveBeenCalledTimes(2);
});

test('a request after a change does not share a generation begun before it', async () => {
  const { cache, state } = setUp();
  let finish: (page: Page) => void = () => undefined;
  const before = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
  state.version = 2;
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
  finish(ok('one'));
  await before;
  expect(await cache.get('/', async () => ok('three'))).toEqual(ok('two'));
});

test('serves a page generated during a version change only while the CMS fails', async () => {
  const { cache, state } = setUp();
  const halfOld = async () => {
    state.version = 2;
    return ok('half old');
  };
  await cache.get('/', halfOld);
  expect(await cache.get('/', async () => ({ status: 502, text: 'down' }))).toEqual(ok('half old'));
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
});

test('does not cache a page as current when the version changed during its generation', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => {
    state.version = 2;
    return ok('half old');
  });
  expect(await cache.get('/', async () => ok('new'))).toEqual(ok('new'));
});

test('serves the old page when generation fails by status or by exception', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toEqual(ok('old'));
  expect(await cache.get('/', () => Promise.reject(new Error('failed')))).toEqual(ok('old'));
  expect(await cache.get('/', async () => ok('new'))).toEqual(ok('new'));
});

test('returns a failure without caching it when there is no old page', async () => {
  const { cache } = setUp();
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toMatchObject({ status: 502 });
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('/', async () => ok('well'))).toEqual(ok('well'));
});

test('serves the old page when generation exceeds the patience, then caches the new one', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  let finish: (page: Page) => void = () => undefined;
  expect(await cache.get('/', () => new Promise((resolve) => (finish = resolve)))).toEqual(ok('old'));
  finish(ok('new'));
  await settle();
  expect(await cache.get('/', () => never)).toEqual(ok('new'));
});

test('does not bring back a removed page when the CMS fails later', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  expect(await cache.get('/', async () => ({ status: 404, text: 'gone' }))).toMatchObject({ status: 404 });
  state.version = 3;
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toMatchObject({ status: 502 });
});

test('regenerates every page and caches none while the version is unknown', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('cached'));
  state.version = undefined;
  expect(await cache.get('/', async () => ok('requested'))).toEqual(ok('requested'));
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toEqual(ok('cached'));
});

test('evicts the least recently used page when it is full', async () => {
  const { cache } = setUp({ max: 2 });
  const make = (text: string) => jest.fn().mockResolvedValue(ok(text));
  await cache.get('/a', make('a'));
  await cache.get('/b', make('b'));
  await cache.get('/a', make('a'));
  await cache.get('/c', make('c'));
  const a = make('a');
  const b = make('b');
  await cache.get('/a', a);
  await cache.get('/b', b);
  expect(a).not.toHaveBeenCalled();
  expect(b).toHaveBeenCalled();
});

test('reports whether a page is current', async () => {
  const { cache, state } = setUp();
  const fail = async () => ({ status: 502, text: 'failed' });
  expect(await cache.isCurrent('/', async () => ok('made'))).toBe(true);
  expect(await cache.isCurrent('/', () => never)).toBe(true);
  state.version = 2;
  expect(await cache.isCurrent('/', fail)).toBe(false);
  expect(await cache.isCurrent('/', () => never)).toBe(false);
  state.version = undefined;
  expect(await cache.isCurrent('/', fail)).toBe(false);
  expect(await cache.isCurrent('/', async () => ok('requested'))).toBe(false);
});

test('reports an expired page, or one generated during a version change, as not current', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ({ ...ok('one'), freshUntil: 0 }));
  expect(await cache.isCurrent('/', async () => ({ status: 502, text: 'failed' }))).toBe(false);
  const halfOld = async () => {
    state.version = 2;
    return ok('half old');
  };
  expect(await cache.isCurrent('/a', halfOld)).toBe(false);
});

/** The page, if it is ready before any timer fires. */
const atOnce = (page: Promise<Page>) => Promise.race([page, settle().then(() => 'not yet')]);

test('does not wait for a generation that has already exceeded the patience', async () => {
  const { cache, state } = setUp({ patienceMs: 50 });
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  const first = cache.get('/', () => never);
  expect(await atOnce(first)).toBe('not yet');
  expect(await first).toEqual(ok('old'));
  expect(await atOnce(cache.get('/', () => never))).toEqual(ok('old'));
});

test('does not wait for a generation while the version is unknown', async () => {
  const { cache, state } = setUp({ patienceMs: 300 });
  await cache.get('/', async () => ok('old'));
  state.version = undefined;
  expect(await atOnce(cache.get('/', () => never))).toEqual(ok('old'));
});

test('waits for the new version of a page after another page took too long', async () => {
  const { cache, state } = setUp({ patienceMs: 100 });
  await cache.get('/a', async () => ok('a'));
  await cache.get('/b', async () => ok('b'));
  state.version = 2;
  await cache.get('/a', () => never);
  const slow = async () => {
    await new Promise((resolve) => setTimeout(resolve, 30));
    return ok('new');
  };
  expect(await cache.get('/b', slow)).toEqual(ok('new'));
});

test('stays within its memory limit: evicts pages that only one visitor requested first', async () => {
  const cache = createPageCache<Page>({
    max: 100_000,
    maxBytes: 1_000_000,
    measureBytes: ({ text }) => text.length,
    version: () => 1,
    freshUntil: () => Infinity,
    isCacheable: () => true,
    failed: () => false,
  });
  const make = jest.fn(async () => ok('x'.repeat(100_000)));
  await cache.get('/', make);
  await cache.get('/', make);
  const searches = Array.from({ length: 50 }, (_, n) => `/search/${n}`);
  for (const search of searches) await cache.get(search, make);
  make.mockClear();
  await cache.get('/', make);
  expect(make).not.toHaveBeenCalled();
  for (const search of searches.slice(0, 40)) await cache.get(search, make);
  expect(make).toHaveBeenCalledTimes(40);
});

test('a page that rejects one visitor is generated again for the next one who waits', async () => {
  const { cache } = setUp();
  const refused = cache.get('/', async () => ({ status: 429, text: 'too often' }));
  const make = jest.fn().mockResolvedValue(ok('found'));
  const others = await Promise.all([cache.get('/', make), cache.get('/', make)]);
  expect([(await refused).status, ...others]).toEqual([429, ok('found'), ok('found')]);
  expect(make).toHaveBeenCalledTimes(1);
});
