import { categoryPages } from './category-pages';

test('a topic with a hub is at its own address, and in its list', () => {
  const hub = {} as never;
  expect(categoryPages({ slug: 'sleep', hub })).toEqual(['/sleep', '/category/sleep']);
  expect(categoryPages({ slug: 'travel', hub: null })).toEqual(['/category/travel']);
});
