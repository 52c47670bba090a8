import { nearest, turned, wrap } from './positions';

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

describe('a row of which four of ten slides show', () => {
  const offsets = Array.from({ length: 10 }, (_, place) => place * 100);
  const at = (scrolled: number, direction: 1 | -1) =>
    turned(offsets, { width: 390, slide: 80, scrolled, end: 610 }, direction);

  test('turns by what shows, and stops at its ends', () => {
    expect(at(0, 1)).toBe(4);
    expect(at(400, 1)).toBe(8);
    expect(at(400, -1)).toBe(0);
    expect(at(200, -1)).toBe(0);
  });

  test('goes on at the other end, a rounded pixel before it too', () => {
    expect(at(610, 1)).toBe(0);
    expect(at(609.4, 1)).toBe(0);
    expect(at(0, -1)).toBe(9);
    expect(at(0.6, -1)).toBe(9);
  });
});

test('a row of one slide, or none, or not laid out yet stays where it is', () => {
  for (const offsets of [[], [0], [0, 0, 0]]) {
    expect(turned(offsets, { width: 0, slide: 0, scrolled: 0, end: 0 }, 1)).toBe(0);
  }
});
