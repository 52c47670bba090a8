import { toOwnPath } from './own-address';

const SITES = ['https://example.org', 'http://localhost:3410'];

test.each([
  ['https://example.org/blog/naps?utm_source=mail#how-long', '/blog/naps#how-long'],
  ['https://example.org/search?q=naps&fbclid=1', '/search?q=naps'],
  ['http://localhost:3410/blog/not-here', '/blog/not-here'],
  ['https://example.org', '/'],
  ['http://localhost:3411/blog/not-here', undefined],
  ['https://example.org.evil.example/blog/naps', undefined],
  ['/blog/naps', undefined],
  ['mailto:a@example.org', undefined],
])('the path of %s on this site is %s', (address, path) => {
  expect(toOwnPath(address, SITES)).toBe(path);
});
