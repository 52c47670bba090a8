import { homeAnswer } from '../test/articles';
import { startFakeCms, type FakeCms } from '../test/fake-cms';
import { sendRaw } from '../test/raw-http';
import { startSite } from '../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let port: number;

beforeEach(async () => {
  cms = await startFakeCms();
  cms.answers.HomePage = () => homeAnswer();
  site = await startSite(cms);
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterEach(async () => {
  await site.close();
  await cms.close();
});

const ask = (line: string, ...headers: string[]) => sendRaw(port, [line, ...headers, '', ''].join('\r\n'));
const CLOSE = 'Connection: close';
const HOST = 'Host: site.example';

test.each(['/api/blogs', '/'])('%s ends the connection when the visitor wants that', async (path) => {
  expect(await ask(`GET ${path} HTTP/1.1`, HOST, CLOSE)).toMatchObject({
    status: 200,
    headers: { connection: 'close' },
  });
  expect(await ask(`GET ${path} HTTP/1.0`)).toMatchObject({ status: 200 });
});

test('whatever a client expects, it is answered', async () => {
  expect(await ask('GET /api/blogs HTTP/1.1', HOST, CLOSE, 'Expect: 200-ok')).toMatchObject({ status: 200 });
});

test('a request that names no host is refused in the shape of C3', async () => {
  const { status, body } = await ask('GET /api/blogs HTTP/1.1', CLOSE);
  expect(status).toBe(400);
  const told = JSON.parse(body) as Record<string, unknown>;
  expect(told).toEqual({ error: expect.any(String), message: told.error });
  expect(cms.received).toEqual([]);
});

test('a target may name the whole address', async () => {
  const api = await ask('GET http://site.example/api/blogs?page=2 HTTP/1.1', HOST, CLOSE);
  expect([api.status, cms.received.at(-1)?.url]).toEqual([200, '/api/blogs?page=2']);
  expect((await ask('GET http://site.example/ HTTP/1.1', HOST, CLOSE)).body).toContain('<!doctype html>');
});

test.each([
  '/api/./blogs',
  '/api/%2E/blogs',
  '/uploads/../content-version',
  '/uploads/%2e%2E/content-version',
  '/api/x/..',
])('%s is nothing: no rule for a path may be got round', async (path) => {
  expect(await ask(`GET ${path} HTTP/1.1`, HOST, CLOSE)).toMatchObject({ status: 404 });
  expect(cms.received).toEqual([]);
});

test.each(['PROPFIND', 'LOCK', 'TRACE', 'PUT', 'OPTIONS'])(
  'which addresses of the API take %s says the CMS; a page does not',
  async (method) => {
    await ask(`${method} /api/blogs HTTP/1.1`, HOST, CLOSE);
    expect(cms.received.at(-1)).toMatchObject({ method, url: '/api/blogs' });
    const page = await ask(`${method} / HTTP/1.1`, HOST, CLOSE);
    expect([page.status, page.headers.allow]).toEqual([405, 'GET, HEAD']);
  },
);
