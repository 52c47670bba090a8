import { limitCount, toExcerpt, toSection } from './section';

test('a section has the first rows, and counts all of them', () => {
  expect(toSection([1, 2], 10)).toEqual({ count: 2, isMore: false, rows: [1, 2] });
  expect(toSection([1, 2, 3, 4, 5, 6, 7], 10)).toEqual({ count: 7, isMore: false, rows: [1, 2, 3, 4, 5] });
  expect(toSection([], 10)).toEqual({ count: 0, isMore: false, rows: [] });
});

test('a list that was cut off has more', () => {
  expect(toSection([1, 2], 2)).toMatchObject({ count: 2, isMore: true });
  expect(limitCount(1001, 1000)).toEqual({ count: 1000, isMore: true });
  expect(limitCount(1000, 1000)).toEqual({ count: 1000, isMore: false });
});

test('an excerpt is one line of at most 140 characters, and splits no emoji', () => {
  expect(toExcerpt('  Two\nlines ')).toBe('Two lines');
  expect(toExcerpt('x'.repeat(140))).toBe('x'.repeat(140));
  expect(toExcerpt('🌙'.repeat(141))).toBe(`${'🌙'.repeat(139)}…`);
  expect(toExcerpt(`${'x'.repeat(138)} word`)).toBe(`${'x'.repeat(138)}…`);
});
