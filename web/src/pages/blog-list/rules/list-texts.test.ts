import { getListDescription, getListTitle, getListSummary } from './list-texts';

test.each([
  [{ page: 1 }, 'Health & Wellness Articles', '1,204 articles'],
  [{ page: 2 }, 'Health & Wellness Articles, page 2', '1,204 articles, page 2'],
  [{ page: 1, category: 'Sleep' }, 'Sleep: articles', '1,204 articles in Sleep'],
  [{ page: 1, search: 'dry eyes' }, 'Search: dry eyes', '1,204 articles for “dry eyes”'],
  [
    { page: 3, search: 'dry eyes', category: 'Sleep' },
    'Search: dry eyes in Sleep, page 3',
    '1,204 articles for “dry eyes” in Sleep, page 3',
  ],
])('builds the title and summary of the list %o', (subject, title, summary) => {
  expect(getListTitle(subject)).toBe(title);
  expect(getListSummary(1204, subject)).toBe(summary);
});

test('uses the singular for one article', () => {
  expect(getListSummary(1, { page: 1, search: 'dry eyes' })).toBe('1 article for “dry eyes”');
});

test('summarises an empty list as “No articles found”', () => {
  expect(getListSummary(0, { page: 1, search: 'xyz' })).toBe('No articles found for “xyz”.');
  expect(getListSummary(0, { page: 1, category: 'Jet Lag' })).toBe('No articles found in Jet Lag.');
});

test('gives each list its own description', () => {
  const subjects = [
    { page: 1 },
    { page: 2 },
    { page: 1, category: 'Sleep' },
    { page: 1, search: 'Sleep' },
    { page: 1, search: 'naps', category: 'Sleep' },
  ];
  expect(new Set(subjects.map(getListDescription)).size).toBe(subjects.length);
});
