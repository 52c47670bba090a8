import { articleCard } from '../../../ui/cards/ArticleCard/ArticleCard.fixture';
import { getListBadge, type ListedCategory } from './list-badge';

const SLEEP = { name: 'Sleep', slug: 'sleep' };
const INSOMNIA = { name: 'Insomnia', slug: 'insomnia' };
const AGING = { name: 'Aging', slug: 'aging' };

/** The categories of an article about sleep and insomnia. */
const badge = (list: ListedCategory | null, topic: ListedCategory | null = null) =>
  getListBadge(articleCard.categories, list, topic).map(({ name, href }) => [name, href]);

test('names the card’s first category other than the list’s own', () => {
  expect(badge(SLEEP)).toEqual([['Insomnia', '/category/insomnia']]);
  expect(badge(null)).toEqual([['Sleep', '/category/sleep']]);
  expect(badge(SLEEP, SLEEP)).toEqual([['Insomnia', '/category/insomnia']]);
});

test('names the list’s own category when the card has no other or is from another topic', () => {
  expect(badge(INSOMNIA, SLEEP)).toEqual([['Insomnia', '/category/insomnia']]);
  expect(badge(AGING)).toEqual([['Aging', '/category/aging']]);
  expect(getListBadge([], null, null)).toEqual([]);
});
