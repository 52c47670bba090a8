import { startFakeCms, type FakeCms } from '../test/fake-cms';
import { startSite } from '../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.answers.AdScript = ({ articleId, position }) => ({
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

test('responds 503 when the CMS fails', async () => {
  cms.mood = 'failing';
  expect((await site.app.inject({ url: '/ad-frame/w1k2abc/4' })).statusCode).toBe(503);
});
