import { isPossibleSlug } from './is-possible-slug';

test.each(['sleep-well-2', 'Old_Page.html', 'café', 'a'.repeat(200)])('isPossibleSlug accepts %s', (slug) => {
  expect(isPossibleSlug(slug)).toBe(true);
});

test.each(['sleep\0', 'sleep\n', 'a'.repeat(201)])('isPossibleSlug rejects %j', (slug) => {
  expect(isPossibleSlug(slug)).toBe(false);
});
