import { getDiscussedSlug } from './engagement-slug';

test.each([
  ['/blog/sleep-well', 'sleep-well'],
  ['/blog/sleep-well?page=2', 'sleep-well'],
  ['/blog-list', null],
  ['/blog/', null],
  ['/blog/sleep-well/more', null],
  ['/sleep/blog/well', null],
  ['/', null],
])('the page at %s shows the discussion of article %j', (address, slug) => {
  expect(getDiscussedSlug(address)).toBe(slug);
});
