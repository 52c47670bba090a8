import { testSite } from '../../../test/show-site';
import { categoriesListJsonLd } from './categories-list.json-ld';

const TOPICS = [
  {
    __typename: 'Topic' as const,
    id: 't1',
    name: "Men's Health",
    slug: 'mens-health',
    subTopics: [{ __typename: 'Category' as const, name: 'Prostate Health' }],
  },
];

const lists = (slug?: string) =>
  categoriesListJsonLd(TOPICS, slug, testSite).map(({ '@type': type, itemListElement }) => [
    type,
    ...(itemListElement as Record<string, unknown>[]).map(
      ({ name, url, item }) => `${String(name)} ${String(url ?? item)}`,
    ),
  ]);

test('returns all topics and the breadcrumbs for the whole list', () => {
  expect(lists()).toEqual([
    ['ItemList', "Men's Health https://health.example/categories-list/mens-health"],
    [
      'BreadcrumbList',
      'Home https://health.example/',
      'Health Conditions https://health.example/categories-list',
    ],
  ]);
});

test('returns a topic’s sub-topics with their category addresses', () => {
  expect(lists('mens-health')).toEqual([
    ['ItemList', 'Prostate Health https://health.example/category/prostate-health'],
    [
      'BreadcrumbList',
      'Home https://health.example/',
      'Health Conditions https://health.example/categories-list',
      "Men's Health https://health.example/categories-list/mens-health",
    ],
  ]);
});

test('returns nothing for an unknown topic', () => {
  expect(lists('crystals')).toEqual([]);
});
