import { hubResponse } from '../../../test/responses/articles';
import { testSite } from '../../../test/show-site';
import { hubJsonLd } from './hub.json-ld';

function things(changes: Parameters<typeof hubResponse>[1] = {}) {
  const { topicHub } = hubResponse('sleep', changes);
  if (!topicHub) throw new Error('There is no hub.');
  return hubJsonLd(topicHub, testSite);
}

test('describes a hub and lists each of its articles once, in page order', () => {
  const [first, second] = hubResponse().topicHub?.buildYourRoutine ?? [];
  if (!first || !second) throw new Error('There are no articles.');
  const [page] = things({
    buildYourRoutine: [second, first],
    featured: [first],
    brandNews: [],
    latestStories: [second],
  });
  expect(page).toMatchObject({
    '@type': 'CollectionPage',
    '@id': 'https://health.example/sleep',
    name: 'Sleep: Articles and Everyday Advice',
    about: { name: 'Sleep' },
    mainEntity: {
      '@type': 'ItemList',
      numberOfItems: 2,
      itemListElement: [
        { '@type': 'ListItem', position: 1, name: 'Routine 2', url: 'https://health.example/blog/routine-2' },
        { '@type': 'ListItem', position: 2, name: 'Routine 1', url: 'https://health.example/blog/routine-1' },
      ],
    },
  });
});

test('places the hub directly below home in the breadcrumbs', () => {
  const [page, breadcrumbs] = things();
  expect(page?.breadcrumb).toEqual({ '@id': breadcrumbs?.['@id'] });
  expect(breadcrumbs).toMatchObject({
    '@type': 'BreadcrumbList',
    itemListElement: [
      { position: 1, name: 'Home', item: 'https://health.example/' },
      { position: 2, name: 'Sleep', item: 'https://health.example/sleep' },
    ],
  });
});

test('includes the image only when the hub has one', () => {
  expect(things()[0]?.image).toMatch(/^https:\/\/health\.example\//);
  expect(things({ background: null })[0]).not.toHaveProperty('image');
});
