import { startFakeCms, type FakeCms } from '../../../test/fake-cms';
import { sendRaw } from '../../../test/raw-http';
import { startSite } from '../../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeEach(async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  cms = await startFakeCms();
  site = await startSite(cms, { env: { PUBLIC_URL: 'https://health.example' } });
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await site.close();
  await cms.close();
  jest.restoreAllMocks();
});

const sendRequest = async (line: string, host = 'Host: health.example') =>
  sendRaw(port, [`${line} HTTP/1.1`, ...(host ? [host] : []), 'Connection: close', '', ''].join('\r\n'));

const PROTECTED = {
  'strict-transport-security': expect.stringMatching(/^max-age=\d{8}/),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': expect.stringContaining('camera=()'),
  'content-security-policy': expect.any(String),
};

test.each([
  ['GET /', 503],
  ['GET /no/such/page', 404],
  ['GET //blog/x', 301],
  ['POST /', 405],
  ['GET /healthz', 200],
  ['GET /robots.txt', 200],
  ['GET /blog/%E0%A4%A', 400],
  ['GET /api/blogs', 200],
  ['POST /api/blogs', 200],
  ['GET /graphql', 400],
  ['GET /uploads/a.webp', 200],
  ['GET /uploads/missing.webp', 404],
  ['GET /admin', 200],
  ['GET /%61pi/blogs', 404],
  ['GET /api/../admin', 404],
])('%s with status %i has the security headers', async (line, status) => {
  expect(await sendRequest(line)).toMatchObject({ status, headers: PROTECTED });
});

test.each(['/api/blogs', '/graphql', '/admin', '/uploads/a.webp', '/content-manager/x'])(
  '%s has the security headers and Retry-After while the CMS is down',
  async (path) => {
    cms.mood = 'down';
    expect(await sendRequest(`GET ${path}`)).toMatchObject({
      status: 503,
      headers: { ...PROTECTED, 'retry-after': '10' },
    });
  },
);

test('a malformed request gets the security headers', async () => {
  expect(await sendRequest(`GET /${'x'.repeat(17_000)}`)).toMatchObject({ status: 431, headers: PROTECTED });
  expect(await sendRequest('nonsense')).toMatchObject({ status: 400, headers: PROTECTED });
  expect(await sendRequest('GET /', '')).toMatchObject({ status: 400, headers: PROTECTED });
});

test('/admin keeps the policy of the CMS, without Cross-Origin-Opener-Policy', async () => {
  const { headers } = await sendRequest('GET /admin');
  expect(headers['content-security-policy']).toBe("script-src 'self' 'unsafe-inline'");
  expect(headers).not.toHaveProperty('cross-origin-opener-policy');
  expect((await sendRequest('GET /')).headers['cross-origin-opener-policy']).toBe('same-origin');
  expect((await sendRequest('GET /uploads/a.webp')).headers['content-security-policy']).toMatch(/^sandbox;/);
});

test.each(['/', '/feed.xml', '/sitemap.xml', '/readyz', '/api/blogs'])(
  '%s has Retry-After while the CMS fails',
  async (path) => {
    cms.mood = 'failing';
    const { status, headers } = await sendRequest(`GET ${path}`);
    expect([status, headers['retry-after']]).toEqual([503, '10']);
  },
);

test('other responses have no Retry-After', async () => {
  for (const path of ['/healthz', '/no/such/page', '/api/blogs']) {
    expect((await sendRequest(`GET ${path}`)).headers).not.toHaveProperty('retry-after');
  }
});
