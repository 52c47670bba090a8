import { breadcrumbs } from './breadcrumbs';

const site = { publicUrl: 'https://health.example' };

test('breadcrumbs start at Home and end at the page', () => {
  const steps = [
    { name: 'Health Conditions', path: '/categories-list' },
    { name: 'Sleep', path: '/categories-list/sleep' },
  ];
  expect(breadcrumbs(site, steps)).toEqual({
    '@type': 'BreadcrumbList',
    '@id': 'https://health.example/categories-list/sleep#breadcrumbs',
    itemListElement: [
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'https://health.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: 'Health Conditions',
        item: 'https://health.example/categories-list',
      },
      {
        '@type': 'ListItem',
        position: 3,
        name: 'Sleep',
        item: 'https://health.example/categories-list/sleep',
      },
    ],
  });
});
