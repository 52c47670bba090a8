import { brotliDecompressSync } from 'node:zlib';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { feedAnswer, feedArticle } from '../../test/feed';
import { startSite } from '../../test/start-site';
import { STATIC_PAGES } from './sitemap-sections';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let slugs: string[];

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  slugs = ['one', 'two'];
  cms.answers = {
    SitemapCategories: () => ({
      sitemapCategories: [{ slug: 'sleep', kind: 'TOPIC' }],
      topics: [{ slug: 'sleep', articleCount: 2 }],
    }),
    SitemapArticles: () => ({
      sitemapArticles: { slugs, updatedAt: slugs.map(() => '2026-03-01T08:00:00.000Z'), next: null },
    }),
    Feed: () => feedAnswer(),
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
  await site.askVersion();
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
  test('is made once however many ask, compressed as they like, and 304 to who has it', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => get(`${url}?utm_source=x`, { 'accept-encoding': 'br' })),
    );
    for (const { statusCode, headers, rawPayload } of answers) {
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
    expect(cms.asked).toEqual(questions);
  });

  test('the first who asks after a change gets what is new', async () => {
    const { headers } = await get(url);
    slugs = ['fresh'];
    cms.answers.Feed = () => feedAnswer([feedArticle({ slug: 'fresh' })]);
    await published();
    const after = await get(url, { 'if-none-match': String(headers.etag) });
    expect([after.statusCode, after.body.includes('/blog/fresh')]).toEqual([200, true]);
  });

  test.each(['down', 'failing', 'other version'] as const)(
    'while the CMS is %s the last one goes out, and 502 where there is none',
    async (mood) => {
      await get(url);
      await published();
      cms.mood = mood;
      expect(await get(url)).toMatchObject({ statusCode: 200, body: expect.stringContaining(words) });
      expect(console.error).toHaveBeenCalledWith(expect.stringContaining('could not be made'));

      await site.close();
      cms.mood = 'well';
      site = await startSite(cms);
      cms.mood = mood;
      const none = await get(url);
      expect([none.statusCode, none.headers['cache-control']]).toEqual([502, 'no-store']);
      expect(none.body).toContain('does not answer');
      cms.mood = 'well';
      expect((await get(url)).statusCode).toBe(200);
    },
  );

  test('no CDN keeps what went out because the CMS failed', async () => {
    await site.close();
    site = await startSite(cms, { env: { S_MAXAGE: '30' } });
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
    await published();
    cms.mood = 'failing';
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  });

  test('a slow CMS keeps nobody waiting who may have the last one', async () => {
    await site.close();
    site = await startSite(cms, { patienceMs: 50 });
    await get(url);
    await published();
    Object.assign(cms, { mood: 'slow', delayMs: 2000 });
    const began = Date.now();
    expect((await get(url)).body).toContain(words);
    expect(Date.now() - began).toBeLessThan(1500);
  });

  test('the CDN is told what the settings say', async () => {
    await site.close();
    site = await startSite(cms, { env: { S_MAXAGE: '30' } });
    expect((await get(url)).headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
  });
});

describe('a sitemap of more addresses than a file may hold', () => {
  beforeEach(async () => {
    slugs = ['one', 'two', 'three'];
    await site.close();
    site = await startSite(cms, {
      sitemapUrls: STATIC_PAGES.length,
      env: { PUBLIC_URL: 'https://health.example' },
    });
  });

  test('is an index whose every part is there, out of one making', async () => {
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
    expect(cms.asked).toEqual(['SitemapCategories', 'SitemapArticles']);
  });

  test.each(['/sitemap-0.xml', '/sitemap-3.xml', '/sitemap-01.xml', '/sitemap-1.xml/', '/sitemap-x.xml'])(
    '%s is no part of it',
    async (url) => {
      expect((await get(url)).statusCode).toBe(url.endsWith('/') ? 301 : 404);
    },
  );
});

test('the feed itself is kept out of search, where its articles are', async () => {
  expect((await get('/feed.xml')).headers['x-robots-tag']).toBe('noindex');
});

test('crawlers are told where the sitemap is, and what is not for them', async () => {
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
