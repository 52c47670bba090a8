import {
  fromSavedQuery,
  getSort,
  getView,
  isSameQuery,
  toSavedQuery,
  withSort,
  withView,
} from './view-address';

const FILTER = 'filters[$and][0][title][$contains]';
const search = `?page=3&pageSize=20&sort=title:ASC&${FILTER}=a%26b&_q=two%20words`;
const read = (address: string) => Object.fromEntries(new URLSearchParams(address));

test('an address names its view; an unknown one shows all', () => {
  expect(getView('?view=drafts')).toBe('drafts');
  expect(getView('?view=needs-work&page=2')).toBe('needs-work');
  expect(getView('?view=constructor')).toBe('all');
  expect(getView('')).toBe('all');
});

test('another view keeps the filters, the order and the search, and begins at its first page', () => {
  const rest = { pageSize: '20', sort: 'title:ASC', [FILTER]: 'a&b', _q: 'two words' };
  expect(read(withView(search, 'mine'))).toEqual({ ...rest, view: 'mine' });
  expect(read(withView(`${search}&view=mine`, 'all'))).toEqual(rest);
});

test('a saved view has no place in the list, and brings the rest back', () => {
  const saved = toSavedQuery(`${search}&view=mine`);
  expect(saved).not.toMatch(/[\s#?]/);
  expect(read(fromSavedQuery(saved))).toEqual({
    ...{ sort: 'title:ASC', [FILTER]: 'a&b', _q: 'two words', view: 'mine' },
  });
  expect(fromSavedQuery('')).toBe('?page=1');
});

test('the order of parameters and the page make no difference', () => {
  expect(isSameQuery('?view=mine&sort=title:ASC&page=2', 'sort=title%3AASC&view=mine')).toBe(true);
  expect(isSameQuery('?view=mine', '?view=drafts')).toBe(false);
  expect(isSameQuery('?view=mine&_q=a', '?view=mine')).toBe(false);
});

test('another order begins at the first page', () => {
  expect(getSort(search)).toBe('title:ASC');
  expect(getSort('')).toBe('');
  expect(read(withSort(`${search}&view=mine`, 'author:DESC'))).toEqual({
    ...{ pageSize: '20', sort: 'author:DESC', [FILTER]: 'a&b', _q: 'two words', view: 'mine' },
  });
});
