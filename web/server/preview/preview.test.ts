import { readFileSync } from 'node:fs';
import path from 'node:path';
import { articleResponse, homeResponse } from '../../test/responses/articles';
import { NO_SETTINGS, startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

const TOKEN = 'f.abc.def.ghi';
const ENDS = Date.parse('2026-11-27T12:00:00Z');
const DRAFT = '/blog/draft';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
beforeEach(async () => {
  cms = await startFakeCms();
  cms.previews = { [TOKEN]: { pages: [DRAFT, '/'], ends: ENDS, hue: null } };
  cms.responses = {
    ArticlePage: ({ slug }, preview) =>
      articleResponse({ slug: String(slug), title: preview === TOKEN ? 'As typed' : 'As published' }),
    HomePage: (_variables, preview) => homeResponse([preview === TOKEN ? 'As typed' : 'As published']),
  };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });
const toAddress = (path: string, token = TOKEN) => `${path}?preview=${token}`;

/** What every response to a preview address must have. */
const isPrivate = ({ headers }: { headers: Record<string, unknown> }) => {
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
  });
  expect(headers).not.toHaveProperty('etag');
};

test('shows the previewed page past the cache, and readers the published one', async () => {
  expect((await get(DRAFT)).body).toContain('As published');
  const preview = await get(toAddress(DRAFT));
  expect(preview.statusCode).toBe(200);
  expect(preview.body).toContain('As typed');
  isPrivate(preview);
  const readers = await get(DRAFT);
  expect(readers.body).toContain('As published');
  expect(readers.body).not.toContain('As typed');
  expect(readers.headers.etag).toBeDefined();
});

test('renders it anew each time, also for a browser that has the page', async () => {
  const { headers } = await get(DRAFT);
  for (const _time of [1, 2]) {
    const preview = await get(toAddress(DRAFT), { 'if-none-match': String(headers.etag) });
    expect(preview.statusCode).toBe(200);
  }
  expect(cms.requested).toEqual(['ArticlePage', 'ArticlePage', 'ArticlePage']);
});

test('a page that was previewed first is not what readers get', async () => {
  expect((await get(toAddress('/'))).body).toContain('As typed');
  expect((await get('/')).body).not.toContain('As typed');
});

test('the token is neither in the page nor in its canonical address', async () => {
  const { body } = await get(toAddress(DRAFT));
  expect(body).not.toContain(TOKEN);
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/blog/draft"/>');
});

test('says that it is not published and until when, except in the admin’s frame', async () => {
  const { body } = await get(toAddress(DRAFT));
  expect(body).toMatch(/<aside id="preview-bar"[^>]*>Preview: not published\. [^<]*Nov 27, 2026/);
  expect(body).toMatch(/<\/aside><\/body><\/html>$/);
  const framed = await get(toAddress(DRAFT), { 'sec-fetch-dest': 'iframe' });
  expect(framed.body).not.toContain('preview-bar');
});

test.each([
  'ui/messages/Alert/Alert.module.css',
  'features/saved/SaveButton.module.css',
  'app/RootLayout/OfflineNotice.module.css',
])('the notices of %s cover it', async (file) => {
  const css = readFileSync(path.join(__dirname, '../../src', file), 'utf8');
  const { body } = await get(toAddress(DRAFT));
  const readLayer = (text: string) => Number(/z-index:\s*(\d+)/.exec(text)?.[1]);
  expect(readLayer(/<aside id="preview-bar"[^>]*>/.exec(body)?.[0] ?? '')).toBeLessThan(readLayer(css));
});

test.each(['/blog/other', '/sleep', '/BLOG/draft/', '/blog/draft/'])(
  'a token opens no page but its own: %s leads there, not for good',
  async (path) => {
    const response = await get(toAddress(path));
    isPrivate(response);
    expect([response.statusCode, response.headers.location]).toEqual(
      path === '/blog/draft/' ? [200, undefined] : [302, toAddress(DRAFT)],
    );
  },
);

test.each(['', 'x', 'x'.repeat(300), '%00', 'a%0D%0Aset-cookie:b', '../x'])(
  'the token %j gets a plain 404 that says what to do',
  async (token) => {
    const response = await get(toAddress(DRAFT, token));
    isPrivate(response);
    expect(response.statusCode).toBe(404);
    expect(response.body).toContain('This preview has ended');
    expect(response.body).toContain('Please ask for a new link');
    expect(response.body).not.toContain('As typed');
    expect(cms.requested).toEqual([]);
  },
);

test('responds 503 while the CMS is down, and does not fall back to another page', async () => {
  await get(DRAFT);
  cms.mood = 'down';
  const response = await get(toAddress(DRAFT));
  isPrivate(response);
  expect(response.statusCode).toBe(503);
  expect(response.body).not.toContain('As published');
});

test('a redirect of the page keeps the token and is not permanent', async () => {
  cms.responses.ArticlePage = () => articleResponse({ slug: 'moved' });
  const response = await get(toAddress(DRAFT));
  isPrivate(response);
  expect([response.statusCode, response.headers.location]).toEqual([302, toAddress('/blog/moved')]);
});

test('previews count against what a visitor may have rendered at the same time', async () => {
  Object.assign(cms, { mood: 'slow', delayMs: 300 });
  const responses = await Promise.all(Array.from({ length: 120 }, () => get(toAddress(DRAFT))));
  const refused = responses.filter(({ statusCode }) => statusCode === 503);
  // On a busy machine, a request of the test before may still hold a place.
  expect(refused.length).toBeGreaterThanOrEqual(20);
  expect(refused.length).toBeLessThan(30);
  expect(refused[0]?.headers['cache-control']).toBe('no-store');
});

test('a visitor cannot send a token to the CMS', async () => {
  await get('/api/blogs', { 'x-preview': TOKEN });
  expect(cms.received.at(-1)?.headers).not.toHaveProperty('x-preview');
});

test('the style sheet, which all pages share, is requested for readers', async () => {
  cms.responses.TopicHues = (_variables, preview) => {
    expect(preview).toBeUndefined();
    return { topics: [{ slug: 'sleep', hue: 7 }], site: { lightColor: null, darkColor: null } };
  };
  expect((await get(toAddress(DRAFT))).statusCode).toBe(200);
});

test('a preview does not load the ad of the site settings', async () => {
  cms.responses.SiteSettings = () => ({ site: { ...NO_SETTINGS, adFrameUrl: '/ad-frame/site/0' } });
  cms.version += 1;
  await site.pollVersion();
  const { body } = await get(toAddress(DRAFT));
  expect(body).toContain('/ad-frame/preview/0');
  expect(body).not.toContain('/ad-frame/site/0');
});

test('a previewed topic has its own hue', async () => {
  cms.previews[TOKEN] = { pages: [DRAFT], ends: ENDS, hue: { slug: 'sleep', hue: 120 } };
  const { body } = await get(toAddress(DRAFT));
  const [, address = ''] = /href="(\/preview\.css[^"]*)"/.exec(body) ?? [];
  const styles = await get(address.replaceAll('&amp;', '&'));
  expect(styles.body).toBe("[data-topic='sleep']{--hue:120}\n");
  expect(styles.headers['content-type']).toContain('text/css');
});

test.each([
  '?topic=sleep',
  '?topic=a]{}*{color:red}&hue=1',
  '?topic=a&topic=b&hue=1',
  '?topic=a&hue=1e3',
  '',
])('the style sheet of a preview contains nothing for %s', async (query) =>
  expect((await get(`/preview.css${query}`)).body).toBe(''),
);

test('ads of a previewed article load nothing', async () => {
  const { statusCode, body } = await get('/ad-frame/preview/2', { 'sec-fetch-dest': 'iframe' });
  expect(statusCode).toBe(200);
  expect(body).toContain('Previews load none.');
  expect(cms.requested).toEqual([]);
});

test('responds to HEAD without a body', async () => {
  const response = await site.app.inject({ method: 'HEAD', url: toAddress(DRAFT) });
  expect([response.statusCode, response.body]).toEqual([200, '']);
});
