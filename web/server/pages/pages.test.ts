import { articleResponse, homeResponse, hubResponse } from '../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

type Site = Awaited<ReturnType<typeof startSite>>;

let cms: FakeCms;
let site: Site;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  cms.responses = {
    HomePage: () => homeResponse(),
    HubPage: ({ slug }) => hubResponse(String(slug)),
    ArticlePage: ({ slug }) => {
      if (slug === 'gone') return { __typename: 'Query', article: null };
      return slug === 'old-name'
        ? articleResponse({ slug: 'new-name' })
        : articleResponse({ slug: String(slug) });
    },
  };
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

test('renders an article completely in the HTML, with title and canonical link', async () => {
  const { statusCode, body, headers } = await get('/blog/sleep-well');
  expect(statusCode).toBe(200);
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
  expect(body).toMatch(/^<!doctype html><html lang="en">/);
  expect(body).toContain('<title>A calmer evening, an easier night - Wellfolio</title>');
  expect(body).toContain('<link rel="canonical" href="http://localhost:3000/blog/sleep-well"/>');
  expect(body).toContain('Dim the lights');
  expect(body).toMatch(/<link rel="stylesheet" href="\/styles\.css\?v=[\w-]+">/);
});

test('every page links the feed and the manifest and sets the theme colours', async () => {
  for (const url of ['/', '/blog/sleep-well', '/no/such/page']) {
    const { body } = await get(url);
    for (const markup of [
      '<link rel="alternate" type="application/rss+xml" title="Wellfolio" href="/feed.xml"/>',
      '<link rel="manifest" href="/manifest.webmanifest"/>',
      '<meta name="theme-color" content="#ffffff" media="(prefers-color-scheme: light)"/>',
      '<meta name="theme-color" content="#26221d" media="(prefers-color-scheme: dark)"/>',
    ]) {
      expect(body).toContain(markup);
    }
  }
});

test('the home page describes the site and its organization in structured data', async () => {
  const [, jsonLd = ''] =
    /<script type="application\/ld\+json">(.*?)<\/script>/s.exec((await get('/')).body) ?? [];
  expect(JSON.parse(jsonLd)['@graph'].map((thing: Record<string, unknown>) => thing['@type'])).toEqual([
    'WebSite',
    'Organization',
  ]);
});

test('the only inline scripts are data, which article text cannot break out of', async () => {
  cms.responses.ArticlePage = () =>
    articleResponse({ slug: 'x', title: '</script><script>alert(1)</script>\u2028 $& $1' });
  const { body } = await get('/blog/x');
  const scripts = [...body.matchAll(/<script([^>]*)>/g)].map(([, attributes]) => attributes);
  expect(scripts).toEqual([' type="application/ld+json"', ' id="state" type="application/json"']);
  const [, jsonLd = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.parse(jsonLd)['@graph'][0].headline).toBe('</script><script>alert(1)</script>\u2028 $& $1');
  const [, state = ''] = /<script id="state" type="application\/json">(.*?)<\/script>/s.exec(body) ?? [];
  expect(JSON.stringify(JSON.parse(state))).toContain('$& $1');
});

test('responds 301 to a former slug and 404 to a missing page', async () => {
  const moved = await get('/blog/old-name');
  expect([moved.statusCode, moved.headers.location]).toEqual([301, '/blog/new-name']);
  const withQuery = await get('/blog/old-name?utm_source=mail&x=%2F');
  expect(withQuery.headers.location).toBe('/blog/new-name?utm_source=mail&x=%2F');
  // A slug may return to its old address, so browsers must not cache the redirect forever.
  expect(moved.headers['cache-control']).toContain('max-age=0');

  const gone = await get('/blog/gone');
  expect(gone.statusCode).toBe(404);
  expect(gone.body).toContain('Blog not found.');
  expect(gone.body).toContain('<meta name="robots" content="noindex"/>');

  const nowhere = await get('/no/such/page');
  expect(nowhere.statusCode).toBe(404);
  expect(nowhere.body).toContain('We could not find that page');
  expect(nowhere.body).toContain('aria-label="Main"');
});

test('renders a hub completely in the HTML, including its whole carousel', async () => {
  const { statusCode, body } = await get('/womens-health');
  expect(statusCode).toBe(200);
  for (const text of [
    'Disorders &amp; Disruptions',
    'News 1',
    'News 6',
    'href="/category/pediatric-sleep-issues"',
  ]) {
    expect(body).toContain(text);
  }
  expect(body).not.toContain('inert');
  expect(body).toContain('"@type":"CollectionPage"');
});

test('redirects /diseases permanently to its hub without the CMS', async () => {
  cms.mood = 'down';
  for (const url of ['/diseases', '/diseases?utm_source=mail']) {
    const { statusCode, headers } = await get(url);
    expect([statusCode, headers.location]).toEqual([301, url.replace('/diseases', '/disease-prevention')]);
  }
});

test.each(['%00', 'sleep-well%00', 'a'.repeat(8000), '%C3%A9'.repeat(1500), '%25'.repeat(4800)])(
  'responds 404 to an impossible article slug without the CMS (%#)',
  async (slug) => {
    cms.mood = 'down';
    const { statusCode, body } = await get(`/blog/${slug}`);
    expect(statusCode).toBe(404);
    expect(body).toContain('Blog not found.');
  },
);

test('responds 503 without details when the CMS fails or is down', async () => {
  cms.mood = 'failing';
  const refused = await get('/blog/x');
  expect(refused.statusCode).toBe(503);
  expect(refused.headers['cache-control']).toBe('no-store');
  expect(refused.body).toContain('Failed to load blog post.');
  expect(refused.body).not.toContain('on fire');

  cms.mood = 'down';
  const unreachable = await get('/blog/y');
  expect(unreachable.statusCode).toBe(503);
  expect(unreachable.body).toContain('An unexpected error occurred.');
  expect((await get('/')).statusCode).toBe(503);
});

test('responds 503 and logs the remedy when the CMS has another version', async () => {
  cms.mood = 'other version';
  expect(await get('/')).toMatchObject({ statusCode: 503 });
  expect(console.error).toHaveBeenCalledWith(
    expect.stringMatching(/HomePage got no usable response: .*Deploy the CMS first/),
  );
});

test('stops waiting for a slow CMS at the time limit', async () => {
  await site.close();
  site = await startSite(cms, { responseTimeoutMs: 100 });
  Object.assign(cms, { mood: 'slow', delayMs: 3000 });
  expect((await get('/')).statusCode).toBe(503);
});

test('renders a page once, also for its campaign links', async () => {
  await get('/?utm_source=mail');
  await get('/?gclid=1');
  await get('/');
  expect(cms.requested).toEqual(['HomePage']);
});

test('renders the home page again every minute, but not an article', async () => {
  const minute = 60_000 * 29_400_000;
  const now = jest.spyOn(Date, 'now').mockReturnValue(minute + 1);
  await get('/');
  await get('/blog/sleep-well');
  now.mockReturnValue(minute + 59_999);
  await get('/');
  expect(cms.requested).toEqual(['HomePage', 'ArticlePage']);
  now.mockReturnValue(minute + 60_000);
  await Promise.all([get('/'), get('/'), get('/blog/sleep-well')]);
  expect(cms.requested).toEqual(['HomePage', 'ArticlePage', 'HomePage']);
});

test('serves the expired home page while the CMS is down', async () => {
  await get('/');
  cms.mood = 'down';
  jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 120_000);
  expect((await get('/')).statusCode).toBe(200);
});

test('sends one CMS query for a hundred concurrent readers', async () => {
  const responses = await Promise.all(Array.from({ length: 100 }, () => get('/blog/sleep-well')));
  expect(responses.every(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(cms.requested).toEqual(['ArticlePage']);
});

test('shows a change as soon as the new content version is known', async () => {
  await get('/');
  cms.responses.HomePage = () => homeResponse(['Fresh off the desk']);
  cms.version += 1;
  expect((await get('/')).body).not.toContain('Fresh off the desk');
  await site.pollVersion();
  expect((await get('/')).body).toContain('Fresh off the desk');
});

test('serves the last good page while the CMS fails or is slow', async () => {
  await site.close();
  site = await startSite(cms, { patienceMs: 100 });
  await get('/');
  cms.version += 1;
  await site.pollVersion();
  cms.mood = 'failing';
  expect(await get('/')).toMatchObject({ statusCode: 200 });
  Object.assign(cms, { mood: 'slow', delayMs: 4000 });
  const began = Date.now();
  expect(await get('/')).toMatchObject({ statusCode: 200 });
  expect(Date.now() - began).toBeLessThan(3000);
});

test('removes an unpublished article, even when the CMS fails later', async () => {
  await get('/blog/gone-soon');
  cms.responses.ArticlePage = () => ({ __typename: 'Query', article: null });
  cms.version += 1;
  await site.pollVersion();
  expect((await get('/blog/gone-soon')).statusCode).toBe(404);
  cms.mood = 'failing';
  cms.version += 1;
  await site.pollVersion();
  expect((await get('/blog/gone-soon')).statusCode).not.toBe(200);
});

test('compresses pages as accepted, and responds 304 to a matching ETag', async () => {
  const br = await get('/', { 'accept-encoding': 'gzip, br' });
  expect(br.headers).toMatchObject({ 'content-encoding': 'br', vary: 'accept-encoding' });
  const plain = await get('/');
  expect(plain.headers['content-encoding']).toBeUndefined();
  expect(br.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);

  const etag = String(plain.headers.etag);
  const again = await get('/', { 'if-none-match': etag });
  expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', etag]);
});

test('sends s-maxage as configured', async () => {
  expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, must-revalidate');
  await site.close();
  site = await startSite(cms, { env: { S_MAXAGE: '30' } });
  expect((await get('/')).headers['cache-control']).toBe('public, max-age=0, s-maxage=30');
});

test('omits s-maxage from a page served because the CMS failed', async () => {
  await site.close();
  site = await startSite(cms, { env: { S_MAXAGE: '30', STALE_IF_ERROR: '600' } });
  const getCacheControl = async () => (await get('/')).headers['cache-control'];
  expect(await getCacheControl()).toBe('public, max-age=0, s-maxage=30, stale-if-error=600');
  cms.version += 1;
  await site.pollVersion();
  cms.mood = 'failing';
  expect(await getCacheControl()).toBe('public, max-age=0, stale-if-error=600');
  cms.mood = 'well';
  expect(await getCacheControl()).toBe('public, max-age=0, s-maxage=30, stale-if-error=600');
});

test('responds 400 to a malformed URL and 405 to a POST', async () => {
  expect(await get('/blog/%E0%A4%A')).toMatchObject({ statusCode: 400 });
  const written = await site.app.inject({ method: 'POST', url: '/blog/sleep-well' });
  expect([written.statusCode, written.headers.allow]).toEqual([405, 'GET, HEAD']);
  expect(written.body).toContain('This address can only be read');
});

test('responds to HEAD as to GET, without a body', async () => {
  const head = await site.app.inject({ method: 'HEAD', url: '/' });
  expect([head.statusCode, head.body]).toEqual([200, '']);
  const page = await get('/');
  expect(head.headers.etag).toBe(page.headers.etag);
  const headers = { 'if-none-match': String(page.headers.etag) };
  const again = await site.app.inject({ method: 'HEAD', url: '/', headers });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-length']).toBe(page.headers['content-length']);
});

test('sends the security headers with every page', async () => {
  for (const url of ['/', '/blog/gone', '/no/such/page', '/robots.txt', '/healthz', '/blog/%E0%A4%A']) {
    const { headers } = await get(url);
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    expect(headers['x-content-type-options']).toBe('nosniff');
  }
});

test('responds 500 with a plain page and logs the error when a component throws', async () => {
  const log = jest.spyOn(site.app.log, 'error');
  cms.responses.ArticlePage = () => ({ article: { slug: 'x', content: [] } });
  const { statusCode, body } = await get('/blog/x');
  expect(statusCode).toBe(500);
  expect(body).toContain('Something went wrong');
  expect(body).not.toContain('TypeError');
  expect(log).toHaveBeenCalledWith(expect.any(TypeError));
});
