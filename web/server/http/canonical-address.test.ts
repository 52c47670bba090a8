import { lowerCaseAddress, canonicalAddress, withoutOrigin } from './canonical-address';

test.each([
  '/',
  '/?a=1',
  '/blog/sleep',
  '/blog/sleep?next=//evil.example/../x/',
  '/blog/caf%C3%A9',
  // Encoded or not, these are two addresses by RFC 3986, and the router accepts both.
  '/blog/a%2Fb',
  '/blog/a%40b',
  '/blog/a@b',
  '/blog/%00',
  '/blog/%2541',
  '/Blog/Sleep',
])('%s is already canonical', (target) => {
  expect(canonicalAddress(target)).toBeNull();
});

test.each([
  ['/blog/sleep/', '/blog/sleep'],
  ['/blog/sleep//?a=1', '/blog/sleep?a=1'],
  ['/blog//sleep?a=1&b=//2', '/blog/sleep?a=1&b=//2'],
  ['//blog/sleep', '/blog/sleep'],
  ['/x/../blog/./sleep', '/blog/sleep'],
  ['/x/%2e%2E/blog/%2e/sleep', '/blog/sleep'],
  ['/bl%6Fg/sleep', '/blog/sleep'],
  ['/blog/%73leep%2dwell', '/blog/sleep-well'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/blog\\sleep', '/blog/sleep'],
  ['/blog/a"b', '/blog/a%22b'],
  ['/blog//sleep?a=1#part', '/blog/sleep?a=1'],
  ['//', '/'],
  ['/.', '/'],
  ['//?a=1', '/?a=1'],
])('rewrites %s to the canonical address %s', (target, expected) => {
  expect(canonicalAddress(target)).toBe(expected);
});

test.each([
  '//evil.example',
  '//evil.example/',
  '///evil.example/x',
  '/\\evil.example',
  '/\\/evil.example/',
  '/./\\evil.example',
  '/x/..//evil.example',
  '/%2e/%2e//evil.example',
  '//user:secret@evil.example:80/x',
  '/%2F/evil.example/',
  '/%5C/evil.example/',
  '/%2f%2fevil.example/',
])('rewrites %s to a canonical address on the same host', (target) => {
  const own = canonicalAddress(target) ?? target;
  expect(new URL(own, 'https://health.example').origin).toBe('https://health.example');
  expect(canonicalAddress(own)).toBeNull();
});

test.each([
  ['/blog/x?a=1', '/blog/x?a=1'],
  ['http://site.example/blog/x?a=1', '/blog/x?a=1'],
  ['HTTPS://site.example', '/'],
  ['http://site.example?a=1', '/?a=1'],
  ['*', '*'],
])('reads the request target %s as %s', (target, expected) => {
  expect(withoutOrigin(target)).toBe(expected);
});

test.each([
  ['/blog/Sleep-Well?Page=A', '/blog/sleep-well?Page=A'],
  ['/Blog/x', '/blog/x'],
  ['/category/caf%C3%A9-B', '/category/caf%C3%A9-b'],
  ['/blog/caf%C3%A9', null],
  ['/blog/sleep-well?Page=A', null],
  ['/search/Vitamin-D', null],
  ['/', null],
])('%s in lower case is %s', (target, small) => {
  expect(lowerCaseAddress(target)).toBe(small);
});
