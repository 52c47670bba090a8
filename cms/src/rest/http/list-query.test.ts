import { parseListQuery } from './list-query';

const all = (query: string) => parseListQuery(query, ['page', 'limit', 'search', 'category', 'type']);

test('reads plain parameters and ignores unknown ones', () => {
  expect(all('page=2&limit=6&search=sleep&category=Sleep&populate[0]=x&status=draft')).toEqual({
    page: 2,
    limit: 6,
    search: 'sleep',
    category: 'Sleep',
  });
  expect(parseListQuery('page=1&page=2', ['category'])).toEqual({});
});

test('caps the limit at 100', () => {
  expect(all('limit=101')).toEqual({ limit: 100 });
});

test.each([
  ['page', 'page=0'],
  ['page', 'page=-1'],
  ['page', 'page=1.5'],
  ['page', 'page=1e3'],
  ['page', 'page='],
  ['page', 'page'],
  ['page', 'page=10000000000'],
  ['limit', 'limit=0'],
  ['limit', 'limit=abc'],
  ['limit', 'limit=%205'],
  ['page', 'page=1&page=2'],
  ['page', 'page=1&page[]=1'],
  ['category', 'category[$ne]=x'],
  ['category', 'category.name=x'],
  ['limit', '[limit]=1'],
  ['limit', '%5Blimit%5D=1'],
  ['limit', '[limit][0]=1'],
  ['search', 'search[]=a'],
])('refuses the parameter %s in “%s” by name', (name, query) => {
  expect(all(query)).toEqual({ refusal: expect.stringContaining(name) });
});

test('reads a parameter after more than a thousand others', () => {
  expect(all(`${'&'.repeat(2000)}${'a=1&'.repeat(2000)}category=Sleep`)).toEqual({ category: 'Sleep' });
});

test('ignores blank parameters', () => {
  expect(all('search=%20&category=')).toEqual({});
  expect(all('search')).toEqual({});
});
