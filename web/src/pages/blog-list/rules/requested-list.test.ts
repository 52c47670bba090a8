import { parseRequestedList, hasCategoryMoved, getListPath } from './requested-list';

const at = (address: string, slug?: string) => parseRequestedList(`http://site.example${address}`, slug);

test.each([
  ['/blog-list', undefined, {}, '/blog-list'],
  ['/category', undefined, {}, '/blog-list'],
  ['/blog-list?category=', undefined, {}, '/blog-list'],
  [
    '/blog-list?category=Heart%20Health',
    undefined,
    { category: 'Heart Health' },
    '/blog-list?category=Heart%20Health',
  ],
  ['/search/dry-eyes', 'dry-eyes', { search: 'dry eyes' }, '/search/dry-eyes'],
  ['/search/dry-%00eyes', 'dry-\0eyes', { search: 'dry eyes' }, '/search/dry-eyes'],
  ['/blog-list?category=%00', undefined, {}, '/blog-list'],
  [
    '/search/dry-eyes?category=eye-health',
    'dry-eyes',
    { search: 'dry eyes', category: 'eye-health' },
    '/search/dry-eyes?category=eye-health',
  ],
])('reads the requested list from %s and builds its path', (address, slug, expected, path) => {
  expect(at(address, slug)).toEqual(expected);
  expect(getListPath(expected)).toBe(path);
});

test.each([
  ['heart-health', 'heart-health', false],
  ['Heart Health', 'heart-health', false],
  ["MEN'S HEALTH", 'mens-health', false],
  ['naps', 'night-rest', true],
  ['Naps', 'night-rest', true],
])('a category requested as “%s” and found at slug “%s” has moved: %s', (category, slug, moved) => {
  expect(hasCategoryMoved({ category }, { slug })).toBe(moved);
});

test('does not report a missing or unknown category as moved', () => {
  expect(hasCategoryMoved({ search: 'naps' }, null)).toBe(false);
  expect(hasCategoryMoved({ category: 'zzz' }, null)).toBe(false);
});
