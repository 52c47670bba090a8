import http from 'node:http';
import { createServer, type AddressInfo } from 'node:net';
import { serveMetrics } from './metrics-server.gen';

const TOKEN = 'a token that is long enough';
const source = { contentType: 'text/plain; version=0.0.4', read: () => Promise.resolve('up 1\n') };

async function findFreePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

let stop: (() => Promise<void>) | undefined;
let port: number;
async function serve(token: string | undefined, read = source.read) {
  port = await findFreePort();
  const server = { host: '127.0.0.1', port, token, portSetting: 'METRICS_PORT' };
  stop = await serveMetrics(server, { ...source, read });
}
afterEach(async () => stop?.());

const send = (path: string, init?: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init);

test('serves only GET and HEAD of /metrics', async () => {
  await serve(undefined);
  const response = await send('/metrics?a=b');
  expect([response.status, await response.text()]).toEqual([200, 'up 1\n']);
  expect(response.headers.get('content-type')).toBe('text/plain; version=0.0.4');
  const head = await send('/metrics', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  for (const path of ['/', '/metrics/', '/metrics/x', '//metrics'])
    expect((await send(path)).status).toBe(404);
  for (const method of ['POST', 'PUT', 'DELETE', 'OPTIONS'])
    expect((await send('/metrics', { method })).status).toBe(404);
});

test.each([undefined, 'Bearer', `Basic ${TOKEN}`, `Bearer ${TOKEN}x`, `Bearer ${TOKEN.slice(1)}`, TOKEN])(
  'with a token, refuses Authorization: %s',
  async (authorization) => {
    await serve(TOKEN);
    const { status, headers } = await send('/metrics', authorization ? { headers: { authorization } } : {});
    expect([status, headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    expect((await send('/metrics', { headers: { authorization: `Bearer ${TOKEN}` } })).status).toBe(200);
  },
);

test('names the setting of a port that another program uses', async () => {
  await serve(undefined);
  const again = { host: '127.0.0.1', port, token: undefined, portSetting: 'CMS_METRICS_PORT' };
  await expect(serveMetrics(again, source)).rejects.toThrow(/EADDRINUSE.*change CMS_METRICS_PORT/);
});

test('reports a failure, and closes connections that are kept open when it stops', async () => {
  await serve(undefined, () => Promise.reject(new Error('broken')));
  const agent = new http.Agent({ keepAlive: true });
  const status = await new Promise((resolve, reject) => {
    http
      .get({ port, host: '127.0.0.1', path: '/metrics', agent }, (response) => {
        response.resume().on('end', () => resolve(response.statusCode));
      })
      .on('error', reject);
  });
  expect(status).toBe(500);
  await stop?.();
  await expect(send('/metrics')).rejects.toThrow();
  agent.destroy();
});
