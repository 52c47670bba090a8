import fc from 'fast-check';
import { searchQueryFromSlug, searchPath } from './search-path';

test.each([
  ['Dry Eyes', '/search/dry-eyes', 'dry eyes'],
  ["  men's   health? ", '/search/mens-health', 'mens health'],
  ['COVID-19', '/search/covid-19', 'covid 19'],
  ['睡眠 質', '/search/%E7%9D%A1%E7%9C%A0-%E8%B3%AA', '睡眠 質'],
  ['Cœliac Disease', '/search/C%C5%93liac-Disease', 'Cœliac Disease'],
  ['日本 sleep', '/search/%E6%97%A5%E6%9C%AC-sleep', '日本 sleep'],
  ['5 µg of vitamin D', '/search/5-%C2%B5g-of-vitamin-D', '5 µg of vitamin D'],
  ['Crème brûlée', '/search/creme-brulee', 'creme brulee'],
  ['..', '/search/-', '-'],
  ['?', '/search/%3F', '?'],
])('maps the query “%s” to %s, which searches for “%s”', (typed, path, text) => {
  expect(searchPath(typed)).toBe(path);
  expect(searchQueryFromSlug(decodeURIComponent(path.split('/')[2] ?? ''))).toBe(text);
});

test('adds the category to the search URL', () => {
  expect(searchPath('dry eyes', 'eye-health')).toBe('/search/dry-eyes?category=eye-health');
});

test('gives any query its own path under /search', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'grapheme', minLength: 1 }).filter((text) => text.trim() !== ''),
      (typed) => {
        const { pathname } = new URL(searchPath(typed), 'http://site.example');
        expect(pathname).toMatch(/^\/search\/[^/]+$/);
      },
    ),
  );
});
