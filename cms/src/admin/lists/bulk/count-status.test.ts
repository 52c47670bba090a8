import type { ArticleRow } from '../listed-article';
import { countPlanned, countStatus, listCategories } from './count-status';

const article = (status: ArticleRow['status'], ...names: string[]): ArticleRow => ({
  id: 1,
  documentId: 'a',
  status,
  listed: {
    ...{ plans: [], changed: null, work: null },
    categories: names.map((name) => ({ documentId: name.toLowerCase(), name })),
  },
});

test('counts the articles with a status', () => {
  const articles = [article('draft'), article('published'), article(undefined)];
  expect(countStatus(articles, 'draft')).toBe(2);
  expect(countStatus(articles, 'modified')).toBe(0);
});

test('counts the articles that are planned to be published', () => {
  const withPlan = (action: 'publish' | 'unpublish', failed = false): ArticleRow => ({
    ...article('draft'),
    listed: { plans: [{ action, failed, dueAt: 0, note: null }], changed: null, categories: [], work: null },
  });
  const articles = [article('draft'), withPlan('publish'), withPlan('publish', true), withPlan('unpublish')];
  expect(countPlanned(articles)).toBe(1);
});

test('lists the categories of a selection once, by name', () => {
  const names = listCategories([article('draft', 'Sleep', 'Naps'), article('draft', 'Sleep', 'Food')]);
  expect(names.map(({ name }) => name)).toEqual(['Food', 'Naps', 'Sleep']);
});
