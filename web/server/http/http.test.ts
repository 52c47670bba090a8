import { homeResponse } from '../../test/responses/articles';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { sendRaw } from '../../test/raw-http';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.responses.HomePage = () => homeResponse();
  site = await startSite(cms);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const sendRequest = (line: string, ...headers: string[]) =>
  sendRaw(port, [line, ...headers, '', ''].join('\r\n'));
const CLOSE = 'Connection: close';
const HOST = 'Host: site.example';

test.each(['/api/blogs', '/'])('%s closes the connection when the client requests it', async (path) => {
  expect(await sendRequest(`GET ${path} HTTP/1.1`, HOST, CLOSE)).toMatchObject({
    status: 200,
    headers: { connection: 'close' },
  });
  expect(await sendRequest(`GET ${path} HTTP/1.0`)).toMatchObject({ status: 200 });
});

test('responds to a request with an unknown Expect header', async () => {
  expect(await sendRequest('GET /api/blogs HTTP/1.1', HOST, CLOSE, 'Expect: 200-ok')).toMatchObject({
    status: 200,
  });
});

test('refuses a request without a Host header with a JSON error (C3)', async () => {
  const { status, body } = await sendRequest('GET /api/blogs HTTP/1.1', CLOSE);
  expect(status).toBe(400);
  const failure = JSON.parse(body) as Record<string, unknown>;
  expect(failure).toEqual({ error: expect.any(String), message: failure.error });
  expect(cms.received).toEqual([]);
});

test.each([
  ['/api/blogs', HOST, 'Host: other.example'],
  ['/', HOST, 'host: other.example'],
  ['/', HOST, HOST],
  ['/healthz', HOST, 'HOST: other.example'],
])(
  'rejects a request for %s with two Host headers: a proxy in front may use the other one',
  async (path, ...hosts) => {
    expect(await sendRequest(`GET ${path} HTTP/1.1`, ...hosts, CLOSE)).toMatchObject({ status: 400 });
    expect(await sendRequest(`GET ${path} HTTP/1.0`, ...hosts)).toMatchObject({ status: 400 });
    expect(cms.received.filter(({ url }) => url === '/api/blogs')).toEqual([]);
  },
);

test('accepts a request target in absolute form', async () => {
  const api = await sendRequest('GET http://site.example/api/blogs?page=2 HTTP/1.1', HOST, CLOSE);
  expect([api.status, cms.received.at(-1)?.url]).toEqual([200, '/api/blogs?page=2']);
  expect((await sendRequest('GET http://site.example/ HTTP/1.1', HOST, CLOSE)).body).toContain(
    '<!doctype html>',
  );
});

test.each([
  '/api/./blogs',
  '/api/%2E/blogs',
  '/uploads/../content-version',
  '/uploads/%2e%2E/content-version',
  '/api/x/..',
])('responds 404 to %s without forwarding it, so that no path rule is bypassed', async (path) => {
  expect(await sendRequest(`GET ${path} HTTP/1.1`, HOST, CLOSE)).toMatchObject({ status: 404 });
  expect(cms.received).toEqual([]);
});

test.each(['PROPFIND', 'LOCK', 'TRACE', 'PUT', 'OPTIONS'])(
  'forwards %s on the API to the CMS, and responds 405 on a page',
  async (method) => {
    await sendRequest(`${method} /api/blogs HTTP/1.1`, HOST, CLOSE);
    expect(cms.received.at(-1)).toMatchObject({ method, url: '/api/blogs' });
    const page = await sendRequest(`${method} / HTTP/1.1`, HOST, CLOSE);
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);

test.each([
  { name: 'keep-alive', headers: ['Keep-Alive: 5'] },
  { name: 'upgrade', headers: ['Upgrade: x'] },
  { name: 'upgrade', headers: ['Connection: close, upgrade', 'Upgrade: websocket'] },
  { name: 'proxy-connection', headers: ['Proxy-Connection: keep-alive'] },
  { name: 'te', headers: ['TE: trailers', 'Trailer: x-sum'] },
  { name: 'http2-settings', headers: ['HTTP2-Settings: AAMAAABkAAQAAP__'] },
  { name: 'proxy-authorization', headers: ['Proxy-Authorization: Basic x'] },
  { name: 'transfer-encoding', headers: ['Transfer-Encoding: chunked'], body: '0\r\n\r\n' },
  { name: 'content-length', headers: ['Content-Length: 5'], body: 'hello' },
])('responds to a GET with $headers and does not forward $name', async ({ name, headers, body = '' }) => {
  const head = ['GET /api/blogs HTTP/1.1', HOST, CLOSE, 'X-Own: forwarded', ...headers, '', ''].join('\r\n');
  expect(await sendRaw(port, head + body)).toMatchObject({ status: 200 });
  expect(cms.received.at(-1)?.headers).toHaveProperty('x-own', 'forwarded');
  expect(cms.received.at(-1)?.headers).not.toHaveProperty(name);
});

test('does not forward headers that Connection names', async () => {
  await sendRequest(
    'GET /api/blogs HTTP/1.1',
    HOST,
    'Connection: close, X-Secret',
    'X-Secret: 1',
    'X-Own: 2',
  );
  expect(cms.received.at(-1)?.headers).toMatchObject({ 'x-own': '2' });
  expect(cms.received.at(-1)?.headers).not.toHaveProperty('x-secret');
});

test('does not forward the CMS’s connection headers', async () => {
  cms.responseHeaders = {
    connection: 'keep-alive, x-inside',
    'keep-alive': 'timeout=1',
    'x-inside': '1',
    upgrade: 'h2c',
    'proxy-authenticate': 'Basic',
    'x-outside': '2',
  };
  const { status, headers } = await sendRequest('GET /api/blogs HTTP/1.1', HOST, CLOSE);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ connection: 'close', 'x-outside': '2' });
  for (const name of ['keep-alive', 'x-inside', 'upgrade', 'proxy-authenticate']) {
    expect(headers).not.toHaveProperty(name);
  }
});
