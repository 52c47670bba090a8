import { askedList, hasMoved, listPath } from './askedList';

const at = (address: string, slug?: string) => askedList(`http://site.example${address}`, slug);

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
])('%s asks for a list whose address is its own', (address, slug, asked, path) => {
  expect(at(address, slug)).toEqual(asked);
  expect(listPath(asked)).toBe(path);
});

test.each([
  ['heart-health', 'heart-health', false],
  ['Heart Health', 'heart-health', false],
  ["MEN'S HEALTH", 'mens-health', false],
  ['naps', 'night-rest', true],
  ['Naps', 'night-rest', true],
])('whether the category asked for as %s, answered as %s, has moved', (category, slug, moved) => {
  expect(hasMoved({ category }, { slug })).toBe(moved);
});

test('no category, or one that there is not, has not moved', () => {
  expect(hasMoved({ search: 'naps' }, null)).toBe(false);
  expect(hasMoved({ category: 'zzz' }, null)).toBe(false);
});
