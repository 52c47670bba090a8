import { slugify } from './slug.gen';

test.each([
  ["Men's Health", 'mens-health'],
  ['Women’s Health', 'womens-health'],
  ['Women\u2018s Health', 'womens-health'],
  ['LGBTQ+ Health', 'lgbtq-health'],
  ['Sexually Transmitted Infections (STIs)', 'sexually-transmitted-infections-stis'],
  ['Mental Health & Trauma Recovery', 'mental-health-trauma-recovery'],
  ['  Café -- crème! ', 'cafe-creme'],
  ['睡眠', ''],
  ['Straße, cœur, Søvn, Łódź, ısı', 'strasse-coeur-sovn-lodz-isi'],
  ['Đà Nẵng, ÆÐÞ', 'da-nang-aedth'],
])('turns “%s” into the slug “%s”', (name, slug) => {
  expect(slugify(name)).toBe(slug);
});
