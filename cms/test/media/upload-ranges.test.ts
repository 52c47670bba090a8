import fs from 'node:fs/promises';
import path from 'node:path';
import request from 'supertest';
import { bootCms, type Cms } from '../support/harness';

let cms: Cms;
const FILE = '/uploads/film.txt';
const TEXT = '0123456789';

beforeAll(async () => {
  cms = await bootCms();
  await fs.writeFile(path.join(cms.dataDir, 'public', FILE), TEXT);
});
afterAll(() => cms.stop());

const getRange = (range: string) => request(cms.server).get(FILE).set('range', range);

test.each([
  ['bytes=0-3', '0123', 'bytes 0-3/10'],
  ['bytes=7-', '789', 'bytes 7-9/10'],
  ['bytes=7-999', '789', 'bytes 7-9/10'],
  ['bytes=-2', '89', 'bytes 8-9/10'],
  ['bytes=-99', TEXT, 'bytes 0-9/10'],
])('%s returns that part of the file', async (range, text, contentRange) => {
  const response = await getRange(range).expect(206);
  expect([response.text, response.headers['content-range']]).toEqual([text, contentRange]);
  expect(response.headers['content-length']).toBe(String(text.length));
});

test.each(['bytes=10-', 'bytes=99-', 'bytes=abc'])('%s gets 416', async (range) => {
  const response = await getRange(range).expect(416);
  expect([response.text, response.headers['content-range']]).toEqual(['', 'bytes */10']);
});

test.each(['pages=1-2', 'bytes=0-1,4-5'])('%s returns the whole file', async (range) => {
  expect((await getRange(range).expect(200)).text).toBe(TEXT);
});

test('returns the whole file when it changed since If-Range', async () => {
  const whole = await request(cms.server).get(FILE).expect(200);
  expect(whole.headers['accept-ranges']).toBe('bytes');
  await getRange('bytes=0-3').set('if-range', String(whole.headers['last-modified'])).expect(206);
  await getRange('bytes=0-3').set('if-range', 'Thu, 01 Jan 1970 00:00:00 GMT').expect(200);
});

test('responds 404 to a range of an unknown file', async () => {
  const { status } = await request(cms.server).get('/uploads/none.txt').set('range', 'bytes=0-3');
  expect(status).toBe(404);
});
