import { askedList, listPath } from './askedList';

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
