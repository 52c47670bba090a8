import { parseSitePath, toSitePath } from './site-page';

test.each([
  ['/blog/what-naps-do', 'article', 'what-naps-do'],
  ['/blog/what-naps-do?from=mail#how-long', 'article', 'what-naps-do'],
  ['/category/insomnia', 'category', 'insomnia'],
  ['/categories-list/sleep', 'category', 'sleep'],
  ['/sleep', 'category', 'sleep'],
  ['/bmi-calculator', 'page', 'bmi-calculator'],
  ['/', 'page', ''],
])('%s leads to the %s “%s”', (path, kind, slug) => {
  expect(parseSitePath(path)).toEqual({ kind, slug });
});

test.each([
  '/uploads/a.webp',
  '/sitemap.xml',
  '/search/sleep',
  '/blog/a/b',
  '#top',
  'https://example.org/blog/a',
])('%s is no page with a name', (path) => {
  expect(parseSitePath(path)).toBeUndefined();
});

test.each([
  ['https://example.org/blog/a?b#c', '/blog/a?b#c'],
  ['http://example.org/', '/'],
  ['https://example.org.evil.example/blog/a', 'https://example.org.evil.example/blog/a'],
  ['https://example.org:8443/blog/a', 'https://example.org:8443/blog/a'],
  ['ftp://example.org/a', 'ftp://example.org/a'],
  ['/sleep', '/sleep'],
  ['no address', 'no address'],
])('%s becomes %s', (address, path) => {
  expect(toSitePath(address, 'https://example.org')).toBe(path);
});
