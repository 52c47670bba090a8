import { parseArticle } from '../format/parse-article';
import { shiftFutureDates } from './shift-future-dates';

const file = (front: string) => {
  const parsed = parseArticle('a.md', `---\ntitle: A\n${front}---\n`);
  if (!parsed.article) throw new Error('cannot be read');
  return { file: 'a.md', ...parsed };
};
const files = [
  file('published: 2026-11-16T07:35:00Z\n'),
  file('published: 2026-01-01\n'),
  file('published: 2027-06-01\ndraft: true\n'),
  file(''),
];
const datesAt = (now: string) =>
  shiftFutureDates(new Date(now), files).map(({ article }) => article.publicationDate);

test('keeps dates in the past', () => {
  expect(datesAt('2026-11-16T07:35:00Z')).toEqual(files.map(({ article }) => article.publicationDate));
});

test('moves all dates back by whole days if the clock is behind', () => {
  expect(datesAt('2026-11-14T08:00:00Z')).toEqual([
    '2026-11-14T07:35:00.000Z',
    '2025-12-30T00:00:00.000Z',
    '2027-05-30T00:00:00.000Z',
    null,
  ]);
});
