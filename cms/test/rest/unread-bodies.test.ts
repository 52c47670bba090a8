import { randomBytes } from 'node:crypto';
import { Agent, request, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { deflateSync, gzipSync } from 'node:zlib';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
/** As the site does: one connection, used by one visitor's request after the other. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  cms = await bootCms({ THROTTLE: 'off' });
  await new Promise<void>((resolve) => cms.strapi.server.httpServer.listen(0, '127.0.0.1', resolve));
});
afterAll(async () => {
  agent.destroy();
  await cms.stop();
});

interface Call {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: Buffer;
}

function call({ method, path, headers, body }: Call): Promise<number> {
  const { port } = cms.strapi.server.httpServer.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const sent = request({ agent, host: '127.0.0.1', port, method, path, headers });
    sent.on('error', reject);
    sent.setTimeout(5000, () => sent.destroy(new Error('It was not answered.')));
    sent.on('response', (response: IncomingMessage) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode ?? 0));
    });
    sent.end(body);
  });
}

const tooMuch = Buffer.from(JSON.stringify({ email: 'a'.repeat(300_000_000) }));
const noise = randomBytes(900_000);

test.each<[string, number, Record<string, string>, () => Buffer]>([
  ['packed by deflate', 413, { 'content-encoding': 'deflate' }, () => deflateSync(tooMuch)],
  ['packed by gzip', 413, { 'content-encoding': 'gzip' }, () => gzipSync(tooMuch)],
  ['of unknown length', 413, { 'transfer-encoding': 'chunked' }, () => tooMuch.subarray(0, 3_000_000)],
  ['that is not gzip', 400, { 'content-encoding': 'gzip' }, () => noise],
  ['that is not brotli', 400, { 'content-encoding': 'br' }, () => noise],
  ['packed in an unknown way', 415, { 'content-encoding': 'zstd' }, () => noise],
])('a refused body %s keeps nobody from the connection', async (_kind, status, headers, body) => {
  const refused = await call({
    method: 'POST',
    path: '/api/subscribe',
    headers: { 'content-type': 'application/json', ...headers },
    body: body(),
  });
  expect(refused).toBe(status);
  const next = await call({ method: 'GET', path: '/api/blogs?limit=1' });
  expect(next).toBe(200);
});
