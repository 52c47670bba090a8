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
    keeps: ({ status }) => status === 200,
    failed: ({ status }) => status >= 500,
  });
  return {
    state,
    cache: {
      get: async (key: string, make: () => Promise<Page>) => (await cache.get(key, make)).page,
      isCurrent: async (key: string, make: () => Promise<Page>) => (await cache.get(key, make)).current,
    },
  };
}

test('a page is made once and kept while the version stays', async () => {
  const { cache } = setUp();
  const make = jest.fn().mockResolvedValue(ok('one'));
  expect(await cache.get('/', make)).toEqual(ok('one'));
  expect(await cache.get('/', make)).toEqual(ok('one'));
  expect(make).toHaveBeenCalledTimes(1);
});

test('a page made before the present version is made anew before it is answered', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('one'));
  state.version = 2;
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
});

test('a page that is fresh no longer is made anew under the same version, and goes out when that fails', async () => {
  const { cache } = setUp();
  const soon = Date.now() + 50;
  await cache.get('/', async () => ({ ...ok('one'), freshUntil: soon }));
  expect(await cache.get('/', async () => ok('two'))).toMatchObject(ok('one'));
  jest.spyOn(Date, 'now').mockReturnValue(soon);
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toMatchObject(ok('one'));
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
});

test('each page has a version of its own', async () => {
  const versions: Record<string, number> = { '/a': 1, '/b': 1 };
  const cache = createPageCache<Page>({
    max: 10,
    version: (key) => versions[key],
    freshUntil: () => Infinity,
    keeps: () => true,
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

test('a hundred who ask at once share one making, with and without an old page', async () => {
  const { cache, state } = setUp();
  const make = jest.fn(async () => {
    await settle();
    return ok('made');
  });
  const ask = () => Promise.all(Array.from({ length: 100 }, () => cache.get('/', make)));
  expect(new Set(await ask()).size).toBe(1);
  expect(make).toHaveBeenCalledTimes(1);
  state.version = 2;
  await ask();
  expect(make).toHaveBeenCalledTimes(2);
});

test('who asks after a change does not share what was begun before it', async () => {
  const { cache, state } = setUp();
  let finish: (page: Page) => void = () => undefined;
  const before = cache.get('/', () => new Promise((resolve) => (finish = resolve)));
  state.version = 2;
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
  finish(ok('one'));
  await before;
  expect(await cache.get('/', async () => ok('three'))).toEqual(ok('two'));
});

test('a page during whose making the version changed serves only while the CMS fails', async () => {
  const { cache, state } = setUp();
  const halfOld = async () => {
    state.version = 2;
    return ok('half old');
  };
  await cache.get('/', halfOld);
  expect(await cache.get('/', async () => ({ status: 502, text: 'down' }))).toEqual(ok('half old'));
  expect(await cache.get('/', async () => ok('two'))).toEqual(ok('two'));
});

test('a page is not kept as present when the version changed while it was made', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => {
    state.version = 2;
    return ok('half old');
  });
  expect(await cache.get('/', async () => ok('new'))).toEqual(ok('new'));
});

test('the old page goes out when making fails, whichever way', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toEqual(ok('old'));
  expect(await cache.get('/', () => Promise.reject(new Error('failed')))).toEqual(ok('old'));
  expect(await cache.get('/', async () => ok('new'))).toEqual(ok('new'));
});

test('without an old page a failure is the answer, and is not kept', async () => {
  const { cache } = setUp();
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toMatchObject({ status: 502 });
  await expect(cache.get('/', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await cache.get('/', async () => ok('well'))).toEqual(ok('well'));
});

test('the old page goes out when making takes longer than the patience, and the new one is kept when it comes', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  let finish: (page: Page) => void = () => undefined;
  expect(await cache.get('/', () => new Promise((resolve) => (finish = resolve)))).toEqual(ok('old'));
  finish(ok('new'));
  await settle();
  expect(await cache.get('/', () => never)).toEqual(ok('new'));
});

test('a page that is gone does not come back when the CMS fails later', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  expect(await cache.get('/', async () => ({ status: 404, text: 'gone' }))).toMatchObject({ status: 404 });
  state.version = 3;
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toMatchObject({ status: 502 });
});

test('while nobody knows the version nothing counts as new, and nothing is kept', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ok('kept'));
  state.version = undefined;
  expect(await cache.get('/', async () => ok('asked'))).toEqual(ok('asked'));
  expect(await cache.get('/', async () => ({ status: 502, text: 'failed' }))).toEqual(ok('kept'));
});

test('it holds no more pages than it may; the one nobody asked for the longest goes', async () => {
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

test('it says whether a page is of the present version', async () => {
  const { cache, state } = setUp();
  const fail = async () => ({ status: 502, text: 'failed' });
  expect(await cache.isCurrent('/', async () => ok('made'))).toBe(true);
  expect(await cache.isCurrent('/', () => never)).toBe(true);
  state.version = 2;
  expect(await cache.isCurrent('/', fail)).toBe(false);
  expect(await cache.isCurrent('/', () => never)).toBe(false);
  state.version = undefined;
  expect(await cache.isCurrent('/', fail)).toBe(false);
  expect(await cache.isCurrent('/', async () => ok('asked'))).toBe(false);
});

test('neither is a page that is fresh no longer, nor one during whose making the version changed', async () => {
  const { cache, state } = setUp();
  await cache.get('/', async () => ({ ...ok('one'), freshUntil: 0 }));
  expect(await cache.isCurrent('/', async () => ({ status: 502, text: 'failed' }))).toBe(false);
  const halfOld = async () => {
    state.version = 2;
    return ok('half old');
  };
  expect(await cache.isCurrent('/a', halfOld)).toBe(false);
});

const took = async (asking: Promise<unknown>) => {
  const began = performance.now();
  await asking;
  return performance.now() - began;
};

test('who comes while a making takes too long already does not wait for it', async () => {
  const { cache, state } = setUp({ patienceMs: 300 });
  await cache.get('/', async () => ok('old'));
  state.version = 2;
  expect(await took(cache.get('/', () => never))).toBeGreaterThan(250);
  expect(await took(cache.get('/', () => never))).toBeLessThan(150);
});

test('nobody waits while the CMS does not even tell the version', async () => {
  const { cache, state } = setUp({ patienceMs: 300 });
  await cache.get('/', async () => ok('old'));
  state.version = undefined;
  expect(await took(cache.get('/', () => never))).toBeLessThan(150);
});

test('one page that took too long says nothing of the others: the first who asks is given the new one', async () => {
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
