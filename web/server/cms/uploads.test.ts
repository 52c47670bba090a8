import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startFakeCms, type FakeCms } from '../../test/fake-cms';
import { sendRaw } from '../../test/raw-http';
import { startSite } from '../../test/start-site';

let cms: FakeCms;
let site: Awaited<ReturnType<typeof startSite>>;
let scratch: string;
let port: number;

beforeAll(async () => {
  scratch = mkdtempSync(path.join(tmpdir(), 'uploads-'));
  const folder = path.join(scratch, 'uploads');
  mkdirSync(path.join(folder, 'below'), { recursive: true });
  writeFileSync(path.join(folder, 'hills_1a2b.webp'), 'from the disk');
  writeFileSync(path.join(folder, '.hidden'), 'hidden');
  writeFileSync(path.join(scratch, 'data.db'), 'secret');
  symlinkSync(path.join(scratch, 'data.db'), path.join(folder, 'below', 'link.webp'));
  cms = await startFakeCms();
  site = await startSite(cms, { env: { UPLOADS_DIR: folder } });
  port = Number(new URL(await site.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
beforeEach(() => {
  Object.assign(cms, { mood: 'well', received: [] });
});
afterAll(async () => {
  await site.close();
  await cms.close();
  rmSync(scratch, { recursive: true });
});

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers });

test('serves an upload without the CMS, sandboxed and cached by its version', async () => {
  cms.mood = 'down';
  const found = await get('/uploads/hills_1a2b.webp?v=m1x2');
  expect(found).toMatchObject({ statusCode: 200, body: 'from the disk' });
  expect(found.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    'content-security-policy': expect.stringMatching(/^sandbox;/),
  });
  const unnamed = await get('/uploads/hills_1a2b.webp');
  expect(unnamed.headers['cache-control']).toBe('public, max-age=300');
  expect(cms.received).toEqual([]);
});

test('responds 304, and to HEAD, without a body', async () => {
  const { etag, 'last-modified': modified } = (await get('/uploads/hills_1a2b.webp')).headers;
  const same = await get('/uploads/hills_1a2b.webp', { 'if-none-match': String(etag) });
  expect([same.statusCode, same.body]).toEqual([304, '']);
  const unchanged = await get('/uploads/hills_1a2b.webp', { 'if-modified-since': String(modified) });
  expect(unchanged.statusCode).toBe(304);
  const head = await site.app.inject({ method: 'HEAD', url: '/uploads/hills_1a2b.webp' });
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([200, '13', '']);
});

test.each([
  ['bytes=0-3', 206, 'from', 'bytes 0-3/13'],
  ['bytes=9-', 206, 'disk', 'bytes 9-12/13'],
  ['bytes=-4', 206, 'disk', 'bytes 9-12/13'],
  ['bytes=-500', 206, 'from the disk', 'bytes 0-12/13'],
  ['bytes=0-1,3-4', 200, 'from the disk', undefined],
  ['nonsense', 200, 'from the disk', undefined],
])('responds to the range %s with %i', async (range, status, body, contentRange) => {
  const part = await get('/uploads/hills_1a2b.webp', { range });
  expect([part.statusCode, part.body, part.headers['content-range']]).toEqual([status, body, contentRange]);
});

test('sends the whole file if it has changed since the first part', async () => {
  const headers = { range: 'bytes=500-', 'if-range': '"another version"' };
  const whole = await get('/uploads/hills_1a2b.webp', headers);
  expect([whole.statusCode, whole.headers['content-range']]).toEqual([200, undefined]);
});

test('responds 416 to a range past the end', async () => {
  const part = await get('/uploads/hills_1a2b.webp', { range: 'bytes=500-' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([416, 'bytes */13']);
});

test.each([
  '/uploads/other.webp',
  '/uploads/below',
  '/uploads/below/link.webp',
  '/uploads/',
  '/uploads/.hidden',
  '/uploads/hills%5F1a2b.webp',
])('leaves %s to the CMS', async (url) => {
  expect((await get(url)).body).toBe('picture');
  expect(cms.received.at(-1)?.url).toBe(url);
});

test.each([
  '/uploads/../data.db',
  '/uploads/..%2fdata.db',
  '/uploads/%2e%2e/data.db',
  '/uploads/below/../../data.db',
])('reads no file outside the folder: %s', async (target) => {
  const head = `GET ${target} HTTP/1.1\r\nhost: site.example\r\nconnection: close\r\n\r\n`;
  const { body } = await sendRaw(port, head);
  expect(body).not.toContain('secret');
});

test('leaves other methods to the CMS', async () => {
  await site.app.inject({ method: 'POST', url: '/uploads/hills_1a2b.webp', payload: {} });
  expect(cms.received.at(-1)).toMatchObject({ method: 'POST' });
});
