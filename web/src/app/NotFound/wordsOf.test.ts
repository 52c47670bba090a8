import { wordsOf } from './wordsOf';

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
])('%s may have been meant for “%s”', (pathname, words) => {
  expect(wordsOf(pathname, '')).toBe(words);
});

test('the address of a list whose page is missing was meant as it is', () => {
  expect(wordsOf('/blog-list', '?page=99')).toBe('');
});
