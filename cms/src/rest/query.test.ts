import { readQuery } from './query';

const all = (query: Record<string, unknown>) =>
  readQuery(query, ['page', 'limit', 'search', 'category', 'type']);

test('plain parameters are read, unknown ones ignored', () => {
  expect(
    all({ page: '2', limit: '6', search: 'sleep', category: 'Sleep', populate: ['0'], status: 'draft' }),
  ).toEqual({ page: 2, limit: 6, search: 'sleep', category: 'Sleep' });
  expect(readQuery({ page: ['1', '2'] }, ['category'])).toEqual({});
});

test('a limit over 100 is 100', () => {
  expect(all({ limit: '101' })).toEqual({ limit: 100 });
});

test.each([
  ['page', '0'],
  ['page', '-1'],
  ['page', '1.5'],
  ['page', '1e3'],
  ['page', ''],
  ['page', '10000000000'],
  ['limit', '0'],
  ['limit', 'abc'],
  ['limit', ' 5'],
  ['page', ['1', '2']],
  ['category', { $ne: 'x' }],
  ['search', ['a']],
])('%s=%j is refused by its name', (name, value) => {
  expect(all({ [name]: value })).toEqual({ refusal: expect.stringContaining(name) });
});

test('blank words are no words', () => {
  expect(all({ search: ' ', category: '' })).toEqual({});
});
