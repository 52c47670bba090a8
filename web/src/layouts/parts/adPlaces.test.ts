import { adCount, adPlaces } from './adPlaces';

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
])('an article of %i blocks has %i ads', (blocks, ads) => {
  expect(adCount(blocks)).toBe(ads);
});

test('ads stand evenly, none before the first block', () => {
  expect([...adPlaces(1, 10)]).toEqual([5]);
  expect([...adPlaces(3, 24)]).toEqual([6, 12, 18]);
  expect([...adPlaces(1, 1)]).toEqual([1]);
});

test('an ad does not come between a heading and its text', () => {
  expect([...adPlaces(1, 10, (place) => place !== 5 && place !== 6)]).toEqual([7]);
  expect([...adPlaces(2, 3, () => false)]).toEqual([3]);
});
