import { brotliDecompressSync } from 'node:zlib';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { feedResponse, feedArticle } from '../../test/responses/feed';
import { startSite } from '../../test/start-site';
import { STATIC_PAGES } from '../pages/address/site-pages.gen';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let slugs: string[];

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  slugs = ['one', 'two'];
  cms.responses = {
    SitemapCategories: () => ({
      sitemapCategories: [{ slug: 'sleep', kind: 'TOPIC' }],
      topics: [{ slug: 'sleep', articleCount: 2, hasHub: true }],
    }),
    SitemapArticles: () => ({
      sitemapArticles: { slugs, updatedAt: slugs.map(() => '2026-03-01T08:00:00.000Z'), next: null },
    }),
    Feed: () => feedResponse(),
  };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
async function published(): Promise<void> {
  cms.version += 1;
  await site.pollVersion();
}

describe.each([
  {
    url: '/sitemap.xml',
    type: 'application/xml; charset=utf-8',
    questions: ['SitemapCategories', 'SitemapArticles'],
    words: '/blog/one',
  },
  {
    url: '/feed.xml',
    type: 'application/rss+xml; charset=utf-8',
    questions: ['Feed'],
    words: 'A calmer evening',
  },
])('$url', ({ url, type, questions, words }) => {
  test('is generated once for many requests, compressed, and 304 for a matching ETag', async () => {
    const responses = await Promise.all(
      Array.from({ length: 20 }, () => get(`${url}?utm_source=x`, { 'accept-encoding': 'br' })),
    );
    for (const { statusCode, headers, rawPayload } of responses) {
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({
        'content-type': type,
        'content-encoding': 'br',
        'cache-control': 'public, max-age=0, must-revalidate',
        vary: 'accept-encoding',
      });
      expect(brotliDecompressSync(rawPayload).toString()).toContain(words);
    }
    const { headers, body } = await get(url);
    expect(body).toContain(words);
    const again = await get(url, { 'if-none-match': String(headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    const head = await site.app.inject({ method: 'HEAD', url });
    expect([head.statusCode, head.headers.etag]).toEqual([200, headers.etag]);
    expect(cms.requested).toEqual(questions);
  });

  test('includes a change for the first request after it', async () => {
    const { headers } = await get(url);
    slugs = ['fresh'];
    cms.responses.Feed = () => feedResponse([feedArticle({ slug: 'fresh' })]);
    await published();
    const after = await get(url, { 'if-none-match': String(headers.etag) });
    expect([after.statusCode, after.body.includes('/blog/fresh')]).toEqual([200, true]);
  });

  test.each(['down', 'failing', 'other version'] as const)(
    'with CMS state “%s” serves the last version, or 503 without one',
    async (mood) => {
      await get(url);
      await published();
      cms.mood = mood;
      expect(await get(url)).toMatchObject({ statusCode: 200, body: expect.stringContaining(words) });
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('could not be generated'));

      await site.close();
      cms.mood = 'well';
      site = await startSite(cms);
      cms.mood = mood;
      const none = await get(url);
      expect([none.statusCode, none.headers['cache-control']]).toEqual([503, 'no-store']);
      expect(none.body).toContain('is not responding');
      cms.mood = 'well';
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  test('omits s-maxage from an old version served because the CMS failed', async () => {
    await site.close();
    site = await startSite(cms, { env: { S_MAXAGE: '30' } });
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    await published();
    cms.mood = 'failing';
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('serves the last version without waiting for a slow CMS', async () => {
    await site.close();
    site = await startSite(cms, { patienceMs: 50 });
    await get(url);
    await published();
    Object.assign(cms, { mood: 'slow', delayMs: 2000 });
    const began = Date.now();
    expect((await get(url)).body).toContain(words);
    expect(Date.now() - began).toBeLessThan(1500);
  });

  test('sends s-maxage as configured', async () => {
    await site.close();
    site = await startSite(cms, { env: { S_MAXAGE: '30' } });
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  });
});

describe('a sitemap with more URLs than one file may hold', () => {
  beforeEach(async () => {
    slugs = ['one', 'two', 'three'];
    await site.close();
    site = await startSite(cms, {
      sitemapUrls: STATIC_PAGES.length,
      env: { PUBLIC_URL: 'https://health.example' },
    });
  });

  test('is an index whose parts contain every URL and need only one set of queries', async () => {
    const index = await get('/sitemap.xml');
    const parts = [...index.body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? '');
    expect(parts).toEqual(['https://health.example/sitemap-1.xml', 'https://health.example/sitemap-2.xml']);
    const locs: string[] = [];
    for (const part of parts) {
      const { statusCode, body, headers } = await get(new URL(part).pathname);
      expect([statusCode, headers['content-type']]).toEqual([200, 'application/xml; charset=utf-8']);
      locs.push(...[...body.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, loc]) => loc ?? ''));
    }
    expect(locs).toEqual(
      [
        ...STATIC_PAGES,
        '/sleep',
        '/categories-list/sleep',
        '/category/sleep',
        '/blog/one',
        '/blog/two',
        '/blog/three',
      ].map((path) => `https://health.example${path}`),
    );
    expect(cms.requested).toEqual(['SitemapCategories', 'SitemapArticles']);
  });

  test.each(['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-01.xml', '/sitemap-1.xml/', '/sitemap-x.xml'])(
    'does not serve %s as a part',
    async (url) => {
      expect((await get(url)).statusCode).toBe(url.endsWith('/') ? 301 : 404);
    },
  );
});

test('sends X-Robots-Tag: noindex with the feed', async () => {
  expect((await get('/feed.xml')).headers['x-robots-tag']).toBe('noindex');
});

test('robots.txt names the sitemap and disallows the CMS paths and ad frames', async () => {
  await site.close();
  site = await startSite(cms, { env: { PUBLIC_URL: 'https://health.example' } });
  const { body, headers } = await get('/robots.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  expect(body.split('\n')).toEqual([
    'User-agent: *',
    'Disallow: /admin',
    'Disallow: /ad-frame/',
    'Disallow: /api/',
    'Disallow: /graphql',
    '',
    'Sitemap: https://health.example/sitemap.xml',
    '',
  ]);
});

describe.each(['GET', 'HEAD'] as const)('%s', (method) => {
  test.each([
    '/feed',
    '/feed/',
    '/FEED',
    '/rss.xml',
    '/RSS.xml?a=1',
    '/atom.xml/',
    '/Feed.xml',
    '//feed?a=1',
  ])('%s redirects to the feed in one step, and the redirect may be stored', async (url) => {
    const { statusCode, headers } = await site.app.inject({ method, url });
    expect([statusCode, headers.location]).toEqual([301, '/feed.xml']);
    expect(headers['cache-control']).toMatch(/public/);
    expect((await site.app.inject({ method, url: String(headers.location) })).statusCode).toBe(200);
  });
});
