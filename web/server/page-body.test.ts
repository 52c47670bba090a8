import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bestEncoding, makeBody, matches } from './page-body';

test('a body reads the same in every encoding', async () => {
  const html = '<p>grüße</p>'.repeat(100);
  const { bytes } = await makeBody(html);
  expect(bytes.identity.toString()).toBe(html);
  expect(brotliDecompressSync(bytes.br).toString()).toBe(html);
  expect(gunzipSync(bytes.gzip).toString()).toBe(html);
  expect(bytes.br.length).toBeLessThan(bytes.identity.length / 10);
});

test('the ETag follows the text', async () => {
  const [one, same, other] = await Promise.all(['a', 'a', 'b'].map(makeBody));
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.etag).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, BR;q=0', 'gzip'],
  ['br; q=0.0, gzip ; q = 0', 'identity'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %p gives %s', (accept, expected) => {
  expect(bestEncoding(accept)).toBe(expected);
});

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %p: %p', (given, expected) => {
  expect(matches(given, 'W/"abc"')).toBe(expected);
});
