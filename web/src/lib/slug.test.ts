import { slugOf } from './slug';

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
