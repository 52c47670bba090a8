import { parsePage, pagePath } from './requested-page';

const at = (query: string) => parsePage(`http://site.example/blog-list${query}`);

test.each([
  ['', 1],
  ['?page=', 1],
  ['?page=1', 1],
  ['?page=2', 2],
  ['?category=Sleep&page=31', 31],
])('the query “%s” requests page %d', (query, page) => {
  expect(at(query)).toBe(page);
});

test.each(['0', '-1', '1.5', '02', 'two', '1e3', '1234567', '２'])('throws a 404 for ?page=%s', (page) => {
  expect(() => at(`?page=${page}`)).toThrow(expect.objectContaining({ status: 404 }));
});

test('pagePath adds the page number from the second page on', () => {
  expect(pagePath('/blog-list', 1)).toBe('/blog-list');
  expect(pagePath('/blog-list', 2)).toBe('/blog-list?page=2');
  expect(pagePath('/blog-list?category=Sleep', 3)).toBe('/blog-list?category=Sleep&page=3');
});
