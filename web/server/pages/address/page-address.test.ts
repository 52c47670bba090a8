import { redirectLocation, pageAddress } from './page-address';

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
])('%s is cached under %s', (target, expected) => {
  expect(pageAddress(target)).toBe(expected);
});

test.each([
  ['/blog-list?page=2&x=1&category=Heart%20Health&page=9', '/blog-list?category=Heart+Health&page=2'],
  ['/blog-list?category=', '/blog-list'],
  ['/search/dry-eyes?page=3&search=x', '/search/dry-eyes?page=3'],
  ['//category/sleep?page=2', '/category/sleep?page=2'],
  ['/blog/sleep?page=2', '/blog/sleep'],
  ['/blog-list/x?utm_source=mail', '/blog-list/x'],
])('reduces %s to its known, non-empty parameters in a fixed order: %s', (target, expected) => {
  expect(pageAddress(target)).toBe(expected);
});

test.each([
  ['/blog/old', '/blog/new', '/blog/new'],
  ['/blog/old?utm_source=a%20b', '/blog/new', '/blog/new?utm_source=a%20b'],
  ['/blog-list?search=dry+eyes', '/search/dry-eyes', '/search/dry-eyes'],
  ['/blog-list?search=dry+eyes&utm_source=a', '/search/dry-eyes', '/search/dry-eyes?utm_source=a'],
  ['/blog-list?search=x&page=1&y=1', '/search/x?category=sleep', '/search/x?category=sleep&y=1'],
])('redirects %s to %s with its other parameters: %s', (target, location, expected) => {
  expect(redirectLocation(location, target)).toBe(expected);
});
