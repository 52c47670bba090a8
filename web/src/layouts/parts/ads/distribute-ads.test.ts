import fc from 'fast-check';
import { getAdCount, distributeAds } from './distribute-ads';

test.each([
  [0, 0],
  [1, 1],
  [10, 1],
  [11, 2],
  [20, 2],
  [21, 3],
  [30, 3],
  [31, 4],
  [500, 4],
])('the ad count for %i blocks is %i', (blocks, ads) => {
  expect(getAdCount(blocks)).toBe(ads);
});

test('spaces ads evenly with none before the first block', () => {
  expect([...distributeAds(1, 10)]).toEqual([5]);
  expect([...distributeAds(3, 24)]).toEqual([6, 12, 18]);
  expect([...distributeAds(1, 1)]).toEqual([1]);
});

test('moves an ad to the nearest place that the rule allows, before or after', () => {
  expect([...distributeAds(1, 10, [(place) => place !== 5])]).toEqual([6]);
  expect([...distributeAds(1, 10, [(place) => place < 5 || place > 8])]).toEqual([4]);
  expect([...distributeAds(1, 10, [() => false])]).toEqual([10]);
});

test('falls back to the next rule and then to any place when a rule allows none', () => {
  const even = (place: number) => place % 2 === 0;
  expect([...distributeAds(2, 3, [() => false])]).toEqual([3, 2]);
  expect([...distributeAds(2, 6, [() => false, even])]).toEqual([6, 4]);
});

test('places every ad within the article, whatever the rules', () => {
  const pieces = fc.integer({ min: 1, max: 60 });
  fc.assert(
    fc.property(pieces, fc.func(fc.boolean()), fc.func(fc.boolean()), (count, strict, loose) => {
      const ads = getAdCount(count);
      const places = [...distributeAds(ads, count, [strict, loose])];
      expect(places).toHaveLength(ads);
      expect(places.every((place) => place >= 1 && place <= count)).toBe(true);
    }),
  );
});
