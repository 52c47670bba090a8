import { articleCard } from '../../ui/ArticleCard/ArticleCard.fixture';
import { badgesBeside } from './badgesBeside';

const names = (own: { slug: string } | null) =>
  badgesBeside(own, articleCard.categories).map(({ name, href }) => [name, href]);

test('a card tells what besides the page’s own category it is about', () => {
  expect(names({ slug: 'sleep' })).toEqual([['Insomnia', '/category/insomnia']]);
  expect(names({ slug: 'insomnia' })).toEqual([['Sleep', '/category/sleep']]);
  expect(names(null)).toEqual([['Sleep', '/category/sleep']]);
});

test('or nothing, where there is nothing else', () => {
  expect(badgesBeside({ slug: 'sleep' }, articleCard.categories.slice(0, 1))).toEqual([]);
});
