import { bannerPages, categoryPages, placementPages } from './preview-pages';

const hub = {} as never;
const CATEGORIES = [
  { slug: 'sleep', value: 'Sleep', hub },
  { slug: 'mens-health', value: 'Mens-health', hub },
  { slug: 'travel', value: 'Travel', hub: null },
  { slug: 'insomnia', value: null, hub: null },
];

test.each([
  ['a section of the home page', 'home', 'home-post', ['/']],
  ['a place that is not on a page', '', null, ['/']],
  ['a hub', 'Sleep', 'explore-categories', ['/sleep']],
  ['a topic without a hub', 'Travel', 'banner', ['/']],
  ['a category', 'category', 'insomnia', ['/category/insomnia']],
  ['a hub and a category', 'Mens-health', 'sleep', ['/mens-health', '/category/sleep']],
  ['all categories', 'category', 'all-category-page', ['/all-category-page']],
  ['popular topics', 'main-category', null, ['/main-category']],
])('a banner of %s is previewed there', (_what, type, category, pages) => {
  expect(bannerPages(CATEGORIES, { type, category })).toEqual(pages);
});

test.each([
  ['scrolling-banner', '/'],
  ['Sleep-featured', '/sleep'],
  ['mens-health-brand-news', '/mens-health'],
  ['Travel-featured', '/'],
  ['', '/'],
])('the placement %j is previewed at %s', (key, page) => {
  expect(placementPages(CATEGORIES, key)).toEqual([page]);
});

test('a topic with a hub is previewed there and in its list', () => {
  expect(categoryPages({ slug: 'sleep', hub })).toEqual(['/sleep', '/category/sleep']);
  expect(categoryPages({ slug: 'travel', hub: null })).toEqual(['/category/travel']);
});
