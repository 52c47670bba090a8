import { articleCard } from '../../ui/ArticleCard/ArticleCard.fixture';
import { listBadge, type Listed } from './listBadge';

const SLEEP = { name: 'Sleep', slug: 'sleep' };
const INSOMNIA = { name: 'Insomnia', slug: 'insomnia' };
const AGING = { name: 'Aging', slug: 'aging' };

/** Of an article that is about sleep, and insomnia. */
const badge = (list: Listed | null, topic: Listed | null = null) =>
  listBadge(articleCard.categories, list, topic).map(({ name, href }) => [name, href]);

test('a card tells what besides the list’s own category it is about', () => {
  expect(badge(SLEEP)).toEqual([['Insomnia', '/category/insomnia']]);
  expect(badge(null)).toEqual([['Sleep', '/category/sleep']]);
  expect(badge(SLEEP, SLEEP)).toEqual([['Insomnia', '/category/insomnia']]);
});

test('where that is nothing, or of another topic, it tells why it stands here', () => {
  expect(badge(INSOMNIA, SLEEP)).toEqual([['Insomnia', '/category/insomnia']]);
  expect(badge(AGING)).toEqual([['Aging', '/category/aging']]);
  expect(listBadge([], null, null)).toEqual([]);
});
