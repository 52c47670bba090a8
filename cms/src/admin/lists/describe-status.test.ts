import { describeStatus } from './describe-status';
import type { ArticleRow, ListedPlan } from './listed-article';

const plan = (more: Partial<ListedPlan> = {}): ListedPlan => ({
  ...{ action: 'publish', dueAt: 5, failed: false, note: null },
  ...more,
});
const article = (status: ArticleRow['status'], ...plans: ListedPlan[]) => ({
  status,
  listed: { plans, changed: null, categories: null, work: null },
});

test.each([
  ['draft', 'Draft'],
  ['modified', 'Modified'],
  ['published', 'Published'],
] as const)('an article that is %s says so', (status, label) => {
  expect(describeStatus(article(status))).toEqual({ kind: status, label });
});

test('a draft that is going to be published is scheduled', () => {
  expect(describeStatus(article('draft', plan(), plan({ action: 'unpublish', dueAt: 9 })))).toEqual({
    kind: 'scheduled',
    label: 'Scheduled',
    detail: { before: '', moment: 5 },
  });
});

test('what is public stays named so, with what is planned', () => {
  expect(describeStatus(article('published', plan({ action: 'unpublish' })))).toEqual({
    kind: 'published',
    label: 'Published',
    detail: { before: 'unpublish ', moment: 5 },
  });
  expect(describeStatus(article('modified', plan()))).toMatchObject({
    label: 'Modified',
    detail: { before: 'publish ' },
  });
});

test('a failed schedule comes first', () => {
  expect(describeStatus(article('draft', plan({ dueAt: 1 }), plan({ dueAt: 2, failed: true })))).toEqual({
    kind: 'failed',
    label: 'Schedule failed',
    detail: { before: 'not published ', moment: 2 },
  });
});

test('without anything from the server, the status of Strapi is shown', () => {
  expect(describeStatus({ status: 'modified' })).toEqual({ kind: 'modified', label: 'Modified' });
  expect(describeStatus({})).toEqual({ kind: 'draft', label: 'Draft' });
});
