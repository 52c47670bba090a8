import { isPossibleSlug } from './possible-slug';

test.each(['sleep-well-2', 'Old_Page', '2019', '-', 'a'.repeat(200)])('accepts the slug %s', (slug) => {
  expect(isPossibleSlug(slug)).toBe(true);
});

test.each([
  '',
  '.',
  '..',
  'old-post.html',
  'a b',
  'a/b',
  'café',
  'a+b',
  'tri~a',
  'a\n',
  'a\0',
  'a'.repeat(201),
])('rejects the slug %j', (slug) => {
  expect(isPossibleSlug(slug)).toBe(false);
});
