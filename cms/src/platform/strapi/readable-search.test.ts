import { isReadableThroughout, listSearched, toSearchFilter } from './readable-search';

const ATTRIBUTES = {
  title: { type: 'string' },
  slug: { type: 'uid' },
  views: { type: 'integer' },
  token: { type: 'string', searchable: false },
  seo: { type: 'component' },
  publicationDate: { type: 'datetime' },
};
const OWN = { $or: [{ 'createdBy.id': 7 }] };

test('texts and numbers are searched', () => {
  expect(listSearched(ATTRIBUTES)).toEqual(['title', 'slug', 'views']);
});

test.each([
  ['all fields of all entries', [{}], true],
  ['the field of all entries', [{ fields: ['title'], conditions: {} }], true],
  ['all fields of own entries only', [{ conditions: OWN }], true],
  ['other fields', [{ fields: ['slug'] }], false],
  ['other fields of all, and all of own', [{ fields: ['slug'] }, { conditions: OWN }], false],
  [
    'the field of all, and other fields of own',
    [{ fields: ['title'] }, { fields: ['slug'], conditions: OWN }],
    true,
  ],
  ['nothing', [], false],
])('%s', (_what, rules, expected) => {
  expect(isReadableThroughout('title', rules)).toBe(expected);
});

test('a search becomes a filter', () => {
  expect(toSearchFilter('sl%', ATTRIBUTES, ['title'])).toEqual({
    $or: [{ documentId: { $containsi: 'sl%' } }, { title: { $containsi: 'sl%' } }],
  });
  expect(toSearchFilter(' 12', ATTRIBUTES, ['title', 'views'])).toEqual({
    $or: [
      { documentId: { $containsi: ' 12' } },
      { id: { $eq: 12 } },
      { title: { $containsi: ' 12' } },
      { views: { $eq: 12 } },
    ],
  });
  expect(toSearchFilter('9'.repeat(10), ATTRIBUTES, ['views'])).toEqual({
    $or: [{ documentId: { $containsi: '9'.repeat(10) } }],
  });
});
