import { itemList } from './item-list';

const site = { publicUrl: 'https://health.example' };

test('lists the items of a page with position, name and URL', () => {
  const items = [{ name: 'Insomnia', path: '/category/insomnia' }];
  expect(itemList(site, { name: 'Sleep', path: '/categories-list/sleep', items })).toEqual({
    '@type': 'ItemList',
    '@id': 'https://health.example/categories-list/sleep#list',
    name: 'Sleep',
    numberOfItems: 1,
    itemListElement: [
      {
        '@type': 'ListItem',
        position: 1,
        name: 'Insomnia',
        url: 'https://health.example/category/insomnia',
      },
    ],
  });
});
