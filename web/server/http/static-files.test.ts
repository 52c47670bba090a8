import { mkdtempSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { fastify } from 'fastify';
import { startFakeCms } from '../../test/fake-cms';
import { startSite } from '../../test/start-site';
import { precompress } from '../bundle/precompress';
import { serveStaticFiles } from './static-files';

const script = 'export const text = "hello";\n'.repeat(100);
let folder: string;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'client-'));
  mkdirSync(path.join(folder, 'assets'));
  writeFileSync(path.join(folder, 'assets/entry-abc.js'), script);
  writeFileSync(path.join(folder, 'favicon.svg'), '<svg/>');
  writeFileSync(path.join(folder, 'manifest.json'), '{}');
  await precompress(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

async function get(url: string, headers: Record<string, string> = {}) {
  const app = fastify();
  await serveStaticFiles(app, folder, { styleguide: false });
  const response = await app.inject({ url, headers });
  await app.close();
  return response;
}

test('serves precompressed assets as immutable', async () => {
  const { headers, rawPayload } = await get('/assets/entry-abc.js', { 'accept-encoding': 'br' });
  expect(headers).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-type': 'application/javascript; charset=utf-8',
  });
  expect(headers.vary).toMatch(/accept-encoding/i);
  expect(brotliDecompressSync(rawPayload).toString()).toBe(script);
  expect((await get('/assets/entry-abc.js')).body).toBe(script);
});

test('caches files without a hash in their name for a day', async () => {
  expect((await get('/favicon.svg')).headers['cache-control']).toBe('public, max-age=86400');
});

test.each(['/assets/other.js', '/manifest.json', '/assets/../manifest.json', '/assets/%2e%2e/manifest.json'])(
  'does not serve %s',
  async (url) => {
    expect((await get(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);

test.each(['bytes=0-3', 'bytes=99999999-', 'bytes=abc'])(
  'ignores the range %s and sends the whole file',
  async (range) => {
    const { statusCode, body } = await get('/favicon.svg', { range });
    expect([statusCode, body]).toEqual([200, '<svg/>']);
  },
);

test('responds 412 with the site’s own message when If-Match does not match', async () => {
  const cms = await startFakeCms();
  const site = await startSite(cms, { clientFolder: folder });
  const headers = { 'if-match': '"x"' };
  const { statusCode, body } = await site.app.inject({ url: '/favicon.svg', headers });
  expect(statusCode).toBe(412);
  expect(body).toContain('The file has changed since you loaded it.');
  await site.close();
  await cms.close();
});

test('responds 404 with the site’s own message to a folder', async () => {
  const cms = await startFakeCms();
  const site = await startSite(cms, { clientFolder: folder });
  const { statusCode, body } = await site.app.inject({ url: '/assets/' });
  expect(statusCode).toBe(404);
  expect(body).toContain('There is no file at this address.');
  await site.close();
  await cms.close();
});
