import { slugify } from './slug.gen';

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
])('slugify turns %p into %p', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
