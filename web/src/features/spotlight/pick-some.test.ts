import fc from 'fast-check';
import { pickSome } from './pick-some';

test('returns the requested number of items, or all of them, without repeats', () => {
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.integer(), { maxLength: 20 }),
      fc.nat(8),
      fc.array(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), { minLength: 8, maxLength: 8 }),
      (items, most, chances) => {
        let turn = 0;
        const chosen = pickSome(items, most, () => chances[turn++] ?? 0);
        expect(chosen).toHaveLength(Math.min(most, items.length));
        expect(new Set(chosen).size).toBe(chosen.length);
        expect(items).toEqual(expect.arrayContaining(chosen));
      },
    ),
  );
});

test('the random source decides which items are picked and in what order', () => {
  expect(pickSome(['a', 'b', 'c', 'd'], 2, () => 0)).toEqual(['a', 'b']);
  expect(pickSome(['a', 'b', 'c', 'd'], 2, () => 0.999)).toEqual(['d', 'c']);
  const chances = [0.6, 0.1];
  expect(pickSome(['a', 'b', 'c', 'd'], 2, () => chances.shift() ?? 0)).toEqual(['c', 'a']);
});
