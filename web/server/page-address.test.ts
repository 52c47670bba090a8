import { pageAddress, withoutOrigin, withoutTrailingSlash } from './page-address';

test.each([
  ['/', '/'],
  ['/?utm_source=mail', '/'],
  ['/blog/sleep-well?fbclid=1#part', '/blog/sleep-well'],
  ['/blog//sleep-well', '/blog/sleep-well'],
  ['/x/../blog/./sleep-well', '/blog/sleep-well'],
  ['/blog/%73leep-well', '/blog/sleep-well'],
  ['/blog/caf%c3%a9', '/blog/caf%C3%A9'],
  ['/blog/a%2Fb', '/blog/a%2Fb'],
  ['//evil.example/x', '/evil.example/x'],
])('%s is kept under %s', (target, expected) => {
  expect(pageAddress(target)).toBe(expected);
});

test('parameters that matter stay, in the order of the list, once and not empty', () => {
  const parameters = ['category', 'page'];
  expect(pageAddress('/blog-list?page=2&x=1&category=Heart%20Health&page=9', parameters)).toBe(
    '/blog-list?category=Heart+Health&page=2',
  );
  expect(pageAddress('/blog-list?category=', parameters)).toBe('/blog-list');
});

test.each([
  ['/', null],
  ['/blog/sleep', null],
  ['/blog/sleep/', '/blog/sleep'],
  ['/blog/sleep//?a=1', '/blog/sleep?a=1'],
  ['//evil.example/', '/evil.example'],
  ['/\\evil.example/', '/evil.example'],
])('the page of %s is at %s', (target, expected) => {
  expect(withoutTrailingSlash(target)).toBe(expected);
});

test.each([
  ['/blog/x?a=1', '/blog/x?a=1'],
  ['http://site.example/blog/x?a=1', '/blog/x?a=1'],
  ['HTTPS://site.example', '/'],
  ['http://site.example?a=1', '/?a=1'],
  ['*', '*'],
])('%s asks for %s', (target, expected) => {
  expect(withoutOrigin(target)).toBe(expected);
});
