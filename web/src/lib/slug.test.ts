import { isArticleSlug, slugOf } from './slug';

test.each([
  ['Alcoholism', 'alcoholism'],
  ["Women's Health", 'womens-health'],
  ['Women\u2019s Health', 'womens-health'],
  ['Sexually Transmitted Infections (STIs)', 'sexually-transmitted-infections-stis'],
  ['Mindful & Intuitive Eating', 'mindful-intuitive-eating'],
  ['  Self-Care  ', 'self-care'],
  ['Café au lait', 'cafe-au-lait'],
  ['!!!', ''],
])('%p becomes %p', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test.each(['sleep', 'sleep-well-2', 'a', '7', 'a'.repeat(200)])('an article may be at %.20s', (slug) => {
  expect(isArticleSlug(slug)).toBe(true);
});

test.each([
  '',
  '-',
  'sleep-',
  '-sleep',
  'sleep--well',
  'Sleep',
  'sleep_well',
  'sleep well',
  'sleep\0',
  'sleep\n',
  'café',
  '%',
  'a/b',
  '..',
  'a'.repeat(201),
])('none can be at %j', (slug) => {
  expect(isArticleSlug(slug)).toBe(false);
  expect(slugOf(slug) === slug && slug !== '' && slug.length <= 200).toBe(false);
});
