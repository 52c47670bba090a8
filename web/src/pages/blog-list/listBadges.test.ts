import { articleCard } from '../../ui/ArticleCard/ArticleCard.fixture';
import { listBadges } from './listBadges';

const [sleep, insomnia] = articleCard.categories;
const hrefs = (categories: typeof articleCard.categories) => listBadges?.(categories).map(({ href }) => href);

test('the first of several leads to the categories list, the others to their categories', () => {
  expect(hrefs(articleCard.categories)).toEqual(['/categories-list/sleep', '/category/insomnia']);
});

test('the only one leads to its category', () => {
  expect(hrefs([sleep!])).toEqual(['/category/sleep']);
  expect(hrefs([])).toEqual([]);
});

test('a card has three at most', () => {
  const many = Array.from({ length: 5 }, (_, n) => ({ ...insomnia!, id: `c${n}` }));
  expect(hrefs(many)).toHaveLength(3);
});
