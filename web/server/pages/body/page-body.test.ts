import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { negotiateEncoding, createPageBody, matchesEtag } from './page-body';

test('decodes to the same text in every encoding', async () => {
  const html = '<p>grüße</p>'.repeat(100);
  const body = createPageBody(html);
  expect((await body.bytesIn('identity')).toString()).toBe(html);
  expect(brotliDecompressSync(await body.bytesIn('br')).toString()).toBe(html);
  expect(gunzipSync(await body.bytesIn('gzip')).toString()).toBe(html);
  expect((await body.bytesIn('br')).length).toBeLessThan(html.length / 10);
});

test('encodes a body once per requested encoding', async () => {
  const body = createPageBody('<p>Hello</p>');
  expect(body.bytesIn('br')).toBe(body.bytesIn('br'));
  expect(await body.bytesIn('br')).toBe(await body.bytesIn('br'));
});

test('derives the ETag from the text', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((text) => createPageBody(text));
  expect(one?.etag).toBe(same?.etag);
  expect(one?.etag).not.toBe(other?.etag);
  expect(one?.etag).toMatch(/^W\/"[\w-]{22}"$/);
});

test.each([
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['GZIP;q=0.5, BR;q=0', 'gzip'],
  ['br; q=0.0, gzip ; q = 0', 'identity'],
  ['br;q=0.2, gzip;q=0.8', 'gzip'],
  ['deflate, *;q=0.5', 'br'],
  ['deflate', 'identity'],
  ['', 'identity'],
  [undefined, 'identity'],
] as const)('Accept-Encoding %p selects %s', (accept, expected) => {
  expect(negotiateEncoding(accept)).toBe(expected);
});

test.each([
  ['W/"abc"', true],
  ['"abc"', true],
  ['"x", W/"abc"', true],
  ['*', true],
  ['"abcd"', false],
  ['', false],
  [undefined, false],
])('If-None-Match %p matches: %p', (given, expected) => {
  expect(matchesEtag(given, 'W/"abc"')).toBe(expected);
});
