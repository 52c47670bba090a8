import { bannerPages, placementPages } from './preview-pages';

const hub = {} as never;
const CATEGORIES = [
  { slug: 'sleep', value: 'Sleep', hub },
  { slug: 'mens-health', value: 'Mens-health', hub },
  { slug: 'travel', value: 'Travel', hub: null },
  { slug: 'insomnia', value: null, hub: null },
];

test.each([
  ['a section of the home page', 'home', 'home-post', ['/']],
  ['a place that does not exist', 'hom', null, []],
  ['a place of a hub that does not exist', 'Sleep', 'explore', []],
  ['a hub', 'Sleep', 'explore-categories', ['/sleep']],
  ['a topic without a hub', 'Travel', 'banner', []],
  ['a category', 'category', 'insomnia', ['/category/insomnia']],
  ['a hub that is a category', 'Mens-health', 'sleep', ['/category/sleep']],
  ['all categories', 'category', 'all-category-page', ['/all-category-page']],
  ['popular topics', 'main-category', null, ['/main-category']],
])('a banner of %s is previewed there', (_what, type, category, pages) => {
  expect(bannerPages(CATEGORIES, { type, category })).toEqual(pages);
});

test.each([
  ['scrolling-banner', ['/']],
  ['Sleep-featured', ['/sleep']],
  ['mens-health-brand-news', ['/mens-health']],
  ['Travel-featured', []],
  ['sleep-featurd', []],
  ['', []],
])('the placement %j is previewed at %j', (key, pages) => {
  expect(placementPages(CATEGORIES, key)).toEqual(pages);
});
