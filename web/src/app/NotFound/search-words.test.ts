import { getSearchWords } from './search-words';

test.each([
  ['/insomnia-tips', 'insomnia tips'],
  ['/old/section/Dry-Eyes/', 'Dry Eyes'],
  ['/blog/dry_eyes.html', 'dry eyes'],
  ['/caf%C3%A9', 'café'],
  ['/--a--', ''],
  ['/', ''],
  ['/12345', ''],
  ['/%E0%A4%A', ''],
  ['/%00', ''],
  [`/${'long-'.repeat(30)}`, ''],
])('turns %s into the search words “%s”', (pathname, words) => {
  expect(getSearchWords(pathname, '')).toBe(words);
});

test('returns no search words for a list address with a page number', () => {
  expect(getSearchWords('/blog-list', '?page=99')).toBe('');
});
