import { nearest, wrap } from './positions';

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [7, 3, 1],
  [-4, 3, 2],
  [1, 1, 0],
  [1, 0, 0],
])('place %i in a round of %i is %i', (wanted, count, place) => {
  expect(wrap(wanted, count)).toBe(place);
});

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [590, 2],
  [9000, 2],
])('scrolled %i px shows slide %i of 300 px', (scrolled, place) => {
  expect(nearest([0, 300, 600], scrolled)).toBe(place);
});

test('a row without slides is at its start', () => {
  expect(nearest([], 10)).toBe(0);
});
