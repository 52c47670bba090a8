import { toMinute, shuffled } from './shuffle';

const cards = Array.from({ length: 52 }, (_, at) => at);

test('shuffled preserves all items and gives the same order for the same seed', () => {
  expect(shuffled(cards, 7)).toEqual(shuffled(cards, 7));
  expect(shuffled(cards, 7).toSorted((a, b) => a - b)).toEqual(cards);
});

test('another seed gives another order, and every card comes first for some seed', () => {
  expect(shuffled(cards, 7)).not.toEqual(shuffled(cards, 8));
  const firsts = new Set(Array.from({ length: 2000 }, (_, seed) => shuffled(cards, seed)[0]));
  expect(firsts.size).toBe(52);
});

test('toMinute changes once per minute', () => {
  expect(toMinute(Date.parse('2026-01-01T00:00:59.999Z'))).toBe(toMinute(Date.parse('2026-01-01T00:00:00Z')));
  expect(toMinute(Date.parse('2026-01-01T00:01:00Z'))).toBe(toMinute(Date.parse('2026-01-01T00:00:00Z')) + 1);
});
