import { articleCard } from '../../../ui/cards/ArticleCard/ArticleCard.fixture';
import { getCardBadges } from './list-badges';

const [sleep, insomnia] = articleCard.categories;
const hrefs = (categories: typeof articleCard.categories) =>
  getCardBadges?.(categories).map(({ href }) => href);

test('links the first of several badges to the categories list, the others to their category', () => {
  expect(hrefs(articleCard.categories)).toEqual(['/categories-list/sleep', '/category/insomnia']);
});

test('links a single badge to its category', () => {
  expect(hrefs([sleep!])).toEqual(['/category/sleep']);
  expect(hrefs([])).toEqual([]);
});

test('returns at most three badges', () => {
  const many = Array.from({ length: 5 }, (_, n) => ({ ...insomnia!, id: `c${n}` }));
  expect(hrefs(many)).toHaveLength(3);
});
