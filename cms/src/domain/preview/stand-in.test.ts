import { toSlug } from './stand-in';

test.each([
  ['night', 'Night', 'night'],
  ['Night Again', 'x', 'night-again'],
  ['', 'A Better Night', 'a-better-night'],
  [undefined, 'A Better Night', 'a-better-night'],
  [null, ' ', 'preview'],
  [undefined, undefined, 'preview'],
  [7, '睡眠', 'preview'],
  [undefined, 'long '.repeat(100), 'long-'.repeat(40)],
])('the slug %j with the title %j is previewed at %s', (slug, title, expected) => {
  expect(toSlug(slug, title)).toBe(expected);
});
