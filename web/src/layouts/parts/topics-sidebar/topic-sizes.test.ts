import { getSizedTopics } from './topic-sizes';

const topics = (counts: number[], isAdded = false) =>
  counts.map((articleCount, index) => ({
    __typename: 'Topic' as const,
    id: `t${index}`,
    name: `Topic ${index}`,
    slug: `topic-${index}`,
    articleCount,
    isAdded,
  }));
const shown = (counts: number[]) => getSizedTopics(topics(counts)).map(({ id, fontSize }) => [id, fontSize]);

test('the font size grows from 14 to 30 px with the number of articles', () => {
  expect(shown([10, 30, 20])).toEqual([
    ['t1', 30],
    ['t2', 22],
    ['t0', 14],
  ]);
});

test('topics of equal size get the smallest font and keep their order', () => {
  expect(shown([5, 5])).toEqual([
    ['t0', 14],
    ['t1', 14],
  ]);
  expect(shown([])).toEqual([]);
});

test('topics that editors added come after the others, in the size of their share', () => {
  const [added] = topics([90], true);
  const sized = getSizedTopics([...(added ? [{ ...added, id: 'added' }] : []), ...topics([10, 50])]);
  expect(sized.map(({ id, fontSize }) => [id, fontSize])).toEqual([
    ['t1', 22],
    ['t0', 14],
    ['added', 30],
  ]);
});

test('returns only the twenty largest topics', () => {
  const names = shown(Array.from({ length: 31 }, (_, index) => index)).map(([id]) => id);
  expect(names).toHaveLength(20);
  expect(names[0]).toBe('t30');
  expect(names.at(-1)).toBe('t11');
});
