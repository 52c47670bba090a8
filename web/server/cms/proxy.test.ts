import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';
import { CMS_PATHS } from '../http/cms-paths';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;

beforeEach(async () => {
  cms = await startFakeCms();
  site = await startSite(cms);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const last = () => cms.received.at(-1);

test.each(CMS_PATHS.filter((path) => path !== 'graphql'))(
  'forwards /%s and its sub-paths to the CMS',
  async (path) => {
    await site.app.inject({ url: `/${path}?a=1` });
    expect(last()?.url).toBe(`/${path}?a=1`);
    await site.app.inject({ url: `/${path}/some/thing?b=%20c` });
    expect(last()?.url).toBe(`/${path}/some/thing?b=%20c`);
  },
);

test.each(['/%61pi/blogs', '/%75ploads/a.webp', '/api%2Fblogs'])(
  'responds 404 to %s without forwarding it, so that no path rule is bypassed',
  async (url) => {
    const before = cms.received.length;
    const { statusCode } = await site.app.inject({ url });
    expect(statusCode).toBe(404);
    expect(cms.received.slice(before)).toEqual([]);
  },
);

test('forwards the request body of POST and DELETE', async () => {
  for (const method of ['POST', 'DELETE'] as const) {
    await site.app.inject({ method, url: '/api/saved_blogs', payload: { blog_id: 'x', user_id: 1 } });
    expect(last()).toMatchObject({ method, body: '{"blog_id":"x","user_id":1}' });
  }
});

test.each([{ expect: '100-continue' }, {}])(
  'forwards a 3 MB body sent with the headers %j',
  async (expectation) => {
    const url = await site.app.listen({ port: 0, host: '127.0.0.1' });
    const payload = Buffer.alloc(3_000_000, 'x');
    const status = await new Promise<number | undefined>((resolve, reject) => {
      const headers = { ...expectation, 'content-length': payload.length };
      const sending = httpRequest(`${url}/api/comments`, { method: 'POST', headers }, (response) => {
        response.resume();
        resolve(response.statusCode);
      });
      sending.on('error', reject);
      sending.on('continue', () => sending.end(payload));
      if (expectation.expect) sending.flushHeaders();
      else sending.end(payload);
    });
    expect(status).toBe(200);
    expect(last()?.body).toHaveLength(payload.length);
  },
);

test.each(['text/plain', 'application/json', 'application/x-www-form-urlencoded', 'image/png'])(
  'forwards a 3 MB body of type %s and leaves its validation to the CMS',
  async (type) => {
    const headers = { 'content-type': type };
    const payload = 'x'.repeat(3_000_000);
    const response = await site.app.inject({ method: 'POST', url: '/api/comments', headers, payload });
    expect(response.statusCode).toBe(200);
    expect(last()?.headers['content-type']).toBe(type);
    expect(last()?.body).toHaveLength(payload.length);
  },
);

/** More than the default connection limit of @fastify/reply-from. */
const SLOW = 200;

test('forwards other requests while many bodies have yet to arrive', async () => {
  let waiting = 0;
  const allWait = new Promise<void>((resolve) => {
    site.app.server.on('request', () => {
      waiting += 1;
      if (waiting === SLOW) resolve();
    });
  });
  const { port } = new URL(await site.app.listen({ port: 0, host: '127.0.0.1' }));
  const slow = Array.from({ length: SLOW }, () =>
    connect(Number(port), '127.0.0.1')
      .on('error', () => undefined)
      .resume(),
  );
  for (const socket of slow)
    socket.write('POST /api/comments HTTP/1.1\r\nhost: x\r\ncontent-length: 10\r\n\r\n');
  await allWait;
  const [read, written] = await Promise.all([
    fetch(`http://127.0.0.1:${port}/api/blogs`),
    fetch(`http://127.0.0.1:${port}/api/users/login`, { method: 'POST', body: '{}' }),
  ]);
  expect([read.status, written.status]).toEqual([200, 200]);
  for (const socket of slow) socket.destroy();
});

test('forwards malformed JSON, which the CMS rejects', async () => {
  const headers = { 'content-type': 'application/json' };
  await site.app.inject({ method: 'POST', url: '/api/comments', headers, payload: '{"a":' });
  expect(last()?.body).toBe('{"a":');
});

test('overwrites forwarding headers that the client sent', async () => {
  await site.app.inject({
    url: '/api/blogs',
    remoteAddress: '203.0.113.9',
    headers: {
      host: 'health.example',
      'x-forwarded-for': '10.0.0.1',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'evil.example',
      'x-real-ip': '10.0.0.1',
      forwarded: 'for=10.0.0.1',
      authorization: 'Bearer abc',
    },
  });
  const headers = last()?.headers ?? {};
  expect(headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'http',
    'x-forwarded-host': 'health.example',
    authorization: 'Bearer abc',
  });
  expect(headers).not.toHaveProperty('x-real-ip');
  expect(headers).not.toHaveProperty('forwarded');
});

test('trusts the forwarding headers of one proxy only with TRUST_PROXY', async () => {
  await site.close();
  site = await startSite(cms, { env: { TRUST_PROXY: 'on' } });
  await site.app.inject({
    url: '/api/blogs',
    headers: {
      'x-forwarded-for': '1.1.1.1, 203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-forwarded-host': 'health.example',
    },
  });
  expect(last()?.headers).toMatchObject({
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-proto': 'https',
    'x-forwarded-host': 'health.example',
  });
});

test.each(['2', 'loopback, 198.51.100.0/24'])(
  'sends the CMS the visitor’s address behind two proxies with TRUST_PROXY=%s',
  async (setting) => {
    await site.close();
    site = await startSite(cms, { env: { TRUST_PROXY: setting } });
    await site.app.inject({
      url: '/api/blogs',
      headers: { 'x-forwarded-for': '1.1.1.1, 203.0.113.9, 198.51.100.7', 'x-forwarded-proto': 'https' },
    });
    expect(last()?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' });
  },
);

test('sends the CMS the bare address if the proxy adds a port', async () => {
  await site.close();
  site = await startSite(cms, { env: { TRUST_PROXY: 'on' } });
  for (const [entry, address] of [
    ['203.0.113.9:4711', '203.0.113.9'],
    ['[2001:db8::1]:443', '2001:db8::1'],
  ]) {
    await site.app.inject({ url: '/api/blogs', headers: { 'x-forwarded-for': entry } });
    expect(last()?.headers['x-forwarded-for']).toBe(address);
  }
});

test('keeps the CMS’s own content security policy on admin pages', async () => {
  const { headers } = await site.app.inject({ url: '/admin' });
  expect(headers['content-security-policy']).toBe("script-src 'self' 'unsafe-inline'");
});

test('sandboxes a versioned upload and caches it forever, but not a missing one', async () => {
  const found = await site.app.inject({ url: '/uploads/hills_1a2b.webp?v=m1x2' });
  expect(found).toMatchObject({ statusCode: 200, body: 'picture' });
  expect(found.headers).toMatchObject({
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  });
  expect(found.headers['content-security-policy']).toMatch(/^sandbox;/);
  const unnamed = await site.app.inject({ url: '/uploads/hills_1a2b.webp' });
  expect(unnamed.headers['cache-control']).toBe('public, max-age=300');
  const missing = await site.app.inject({ url: '/uploads/missing.webp' });
  expect([missing.statusCode, missing.headers['cache-control']]).toEqual([404, 'max-age=0']);
});

test('responds with JSON to programs and a page to people when the CMS is down', async () => {
  cms.mood = 'down';
  const api = await site.app.inject({ url: '/api/blogs' });
  expect(api.statusCode).toBe(503);
  const { error, message } = api.json<{ error: string; message: string }>();
  expect(error).toBe(message);
  expect(error).toMatch(/try again in a minute/);
  const graphql = await site.app.inject({ url: '/graphql?a=1' });
  expect(graphql.json()).toEqual({
    errors: [{ message: error, extensions: { code: 'SERVICE_UNAVAILABLE' } }],
  });
  const admin = await site.app.inject({ url: '/admin/login' });
  expect(admin.statusCode).toBe(503);
  expect(admin.headers['content-type']).toBe('text/html; charset=utf-8');
});

test('passes on a 503 from the CMS without retrying', async () => {
  cms.mood = 'failing';
  expect((await site.app.inject({ url: '/api/blogs' })).statusCode).toBe(503);
  expect(cms.received).toHaveLength(1);
});

test('responds 503 to waiting and later requests once the CMS is frozen', async () => {
  await site.close();
  site = await startSite(cms, { trustedForMs: 900 });
  await site.pollVersion();
  cms.mood = 'frozen';
  const login = site.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} });
  const picture = site.app.inject({ url: '/uploads/hills.webp' });
  const editors = site.app.inject({ url: '/admin/init' });
  await site.pollVersion();
  expect(await editors).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
  expect(await login).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });
  expect(await picture).toMatchObject({ statusCode: 503, headers: { 'retry-after': '10' } });

  const later = [
    site.app.inject({ method: 'POST', url: '/api/auth/login', payload: {} }),
    site.app.inject({ url: '/api/blogs' }),
    site.app.inject({ url: '/uploads/hills.webp' }),
    site.app.inject({ url: '/admin' }),
  ];
  expect((await Promise.all(later)).map(({ statusCode }) => statusCode)).toEqual([503, 503, 503, 503]);
});

test('forwards requests again as soon as a frozen CMS responds', async () => {
  await site.close();
  site = await startSite(cms, { trustedForMs: 500 });
  cms.mood = 'frozen';
  await site.pollVersion();
  expect((await site.app.inject({ url: '/api/blogs' })).statusCode).toBe(503);
  cms.mood = 'well';
  await site.pollVersion();
  expect((await site.app.inject({ url: '/api/blogs' })).statusCode).toBe(200);
});

test('forwards requests to a CMS that responds with errors: its database may be down, but not its files', async () => {
  await site.close();
  site = await startSite(cms, { trustedForMs: 5000 });
  cms.mood = 'failing';
  await site.pollVersion();
  expect((await site.app.inject({ url: '/uploads/hills.webp' })).statusCode).toBe(200);
});
