import { describeComment, describeMending, describePlan, formatCount, formatTitle } from './describe-row';

const comment = { documentId: 'a', excerpt: 'Text', author: null, article: null, at: 0, reports: 0 };
const work = {
  ...{ noTitle: false, noPicture: false, noCategory: false, noDescription: false, noText: false },
  ...{ refused: 0, named: 0 },
};
const article = { documentId: 'a', title: 'A', changed: null, work, hasFailed: false };

test('says who wrote a comment, where, and how often it was reported, as far as the role shows it', () => {
  expect(describeComment(comment)).toBe('');
  expect(describeComment({ ...comment, author: 'ada', article: 'Sleep', reports: 1 })).toBe(
    'by ada, on “Sleep”, 1 report',
  );
  expect(describeComment({ ...comment, reports: 1200 })).toBe('1,200 reports');
});

test('says what an article needs', () => {
  expect(describeMending({ ...article, work: { ...work, noPicture: true, refused: 2 } })).toBe(
    'no picture, 2 problems to fix',
  );
  expect(describeMending({ ...article, hasFailed: true, work: { ...work, noTitle: true } })).toBe(
    'its schedule failed, no title',
  );
  expect(describeMending(article)).toBe('its date is to come, and nothing is scheduled');
  expect(describeMending({ ...article, work: null, hasFailed: true })).toBe('its schedule failed');
});

test('says what became of a plan', () => {
  expect(describePlan({ state: 'failed', action: 'publish' })).toBe('Not published');
  expect(describePlan({ state: 'late', action: 'unpublish' })).toBe('Unpublished late');
  expect(describePlan({ state: 'waiting', action: 'publish' })).toBe('Goes out');
});

test('a count that was cut off has a plus, and an article without a title has a name', () => {
  expect(formatCount({ count: 1000, isMore: true })).toBe('1,000+');
  expect(formatCount({ count: 3, isMore: false })).toBe('3');
  expect(formatTitle(' ')).toBe('Without a title');
  expect(formatTitle('Naps')).toBe('Naps');
});
