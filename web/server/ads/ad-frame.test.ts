import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.responses.AdScript = ({ articleId, position }) => ({
    adScript: articleId === 'w1k2abc' && position === 4 ? '<script>show()</script>' : null,
  });
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

test('serves the ad script in a sandboxed page with an opaque origin', async () => {
  const { statusCode, headers, body } = await site.app.inject({ url: '/ad-frame/w1k2abc/4' });
  expect(statusCode).toBe(200);
  expect(body).toContain('<body><script>show()</script></body>');
  expect(headers['content-security-policy']).toBe("sandbox allow-scripts; frame-ancestors 'self'");
  expect(headers['x-robots-tag']).toBe('noindex');
  expect(headers['content-type']).toBe('text/html; charset=utf-8');
});

test.each([
  '/ad-frame/w1k2abc/5',
  '/ad-frame/other/4',
  '/ad-frame/w1k2abc/-1',
  '/ad-frame/w1k2abc/four',
  '/ad-frame/a.b/4',
])('responds 404 to %s', async (url) => {
  expect((await site.app.inject({ url })).statusCode).toBe(404);
});

const opened = (dest: string) =>
  site.app.inject({ url: '/ad-frame/w1k2abc/4', headers: { 'sec-fetch-dest': dest } });

test.each(['document', 'object', 'embed', 'script', 'empty', ''])(
  'refuses to serve the ad as “%s”',
  async (dest) => {
    const { statusCode, body, headers } = await opened(dest);
    expect(statusCode).toBe(403);
    expect(body).not.toContain('show()');
    expect(headers['cache-control']).toBe('no-store');
  },
);

test('serves the ad to a frame, and varies the response by request type', async () => {
  const { statusCode, headers } = await opened('iframe');
  expect(statusCode).toBe(200);
  expect(headers['vary']).toMatch(/sec-fetch-dest/i);
});

test('responds 503 when the CMS fails', async () => {
  cms.mood = 'failing';
  expect((await site.app.inject({ url: '/ad-frame/w1k2abc/4' })).statusCode).toBe(503);
});

test('queries the CMS once per content version', async () => {
  const readAd = () => site.app.inject({ url: '/ad-frame/w1k2abc/4' });
  await readAd();
  await readAd();
  expect(cms.requested.filter((operation) => operation === 'AdScript')).toHaveLength(1);
  cms.responses.AdScript = () => ({ adScript: '<script>other()</script>' });
  cms.version += 1;
  await site.pollVersion();
  expect((await readAd()).body).toContain('other()');
});

test('queries the CMS again for a placement that had no ad', async () => {
  expect((await site.app.inject({ url: '/ad-frame/w1k2abc/5' })).statusCode).toBe(404);
  cms.responses.AdScript = () => ({ adScript: '<script>late()</script>' });
  expect((await site.app.inject({ url: '/ad-frame/w1k2abc/5' })).body).toContain('late()');
});
