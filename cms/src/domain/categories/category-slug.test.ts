import { toCategorySlug } from './category-slug';

test.each([
  ["Men's Health", 'mens-health'],
  ['Mental Health & Trauma Recovery', 'mental-health-trauma-recovery'],
  ['Sleep', 'sleep'],
])('gives the category %s the slug %s', (name, slug) => {
  expect(toCategorySlug(name)).toEqual({ slug });
});

test.each([
  ['Blog', 'the site has another page at /blog'],
  ['Admin', 'the site has another page at /admin'],
  ['BMI Calculator', 'the site has another page at /bmi-calculator'],
  ['睡眠', 'contains no letter or digit'],
  ['Café', 'would have two addresses'],
  ['A.B', 'would have two addresses'],
  ['Sleep (Adults) -', 'would have two addresses'],
])('refuses the category name %s: %s', (name, reason) => {
  expect(toCategorySlug(name)).toEqual({ refusal: expect.stringContaining(reason) });
});
