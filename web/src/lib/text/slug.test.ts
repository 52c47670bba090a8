import { mayBeSlug, slugify } from './slug';

test.each([
  ['Alcoholism', 'alcoholism'],
  ["Women's Health", 'womens-health'],
  ['Women\u2019s Health', 'womens-health'],
  ['Women\u2018s Health', 'womens-health'],
  ['Sexually Transmitted Infections (STIs)', 'sexually-transmitted-infections-stis'],
  ['Mindful & Intuitive Eating', 'mindful-intuitive-eating'],
  ['  Self-Care  ', 'self-care'],
  ['Café au lait', 'cafe-au-lait'],
  ['!!!', ''],
])('slugOf turns %p into %p', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});

test.each(['sleep-well-2', 'Old_Page.html', 'café', 'a'.repeat(200)])('mayBeSlug accepts %s', (slug) => {
  expect(mayBeSlug(slug)).toBe(true);
});

test.each(['sleep\0', 'sleep\n', 'a'.repeat(201)])('mayBeSlug rejects %j', (slug) => {
  expect(mayBeSlug(slug)).toBe(false);
});
