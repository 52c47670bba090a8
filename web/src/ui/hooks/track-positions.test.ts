import { nearest, nextPosition, wrap } from './track-positions';

test.each([
  [0, 3, 0],
  [2, 3, 2],
  [3, 3, 0],
  [-1, 3, 2],
  [7, 3, 1],
  [-4, 3, 2],
  [1, 1, 0],
  [1, 0, 0],
])('wraps position %i among %i slides to %i', (wanted, count, place) => {
  expect(wrap(wanted, count)).toBe(place);
});

test.each([
  [0, 0],
  [149, 0],
  [151, 1],
  [590, 2],
  [9000, 2],
])('at %i px the nearest slide is %i', (scrolled, place) => {
  expect(nearest([0, 300, 600], scrolled)).toBe(place);
});

test('a row without slides is at position 0', () => {
  expect(nearest([], 10)).toBe(0);
});

describe('a row that shows four of ten slides', () => {
  const offsets = Array.from({ length: 10 }, (_, place) => place * 100);
  const at = (scrolled: number, direction: 1 | -1) =>
    nextPosition(offsets, { width: 390, slide: 80, scrolled, end: 610 }, direction);

  test('turns by the visible slides and stops at its ends', () => {
    expect(at(0, 1)).toBe(4);
    expect(at(400, 1)).toBe(8);
    expect(at(400, -1)).toBe(0);
    expect(at(200, -1)).toBe(0);
  });

  test('wraps around at either end, also within a rounded pixel of it', () => {
    expect(at(610, 1)).toBe(0);
    expect(at(609.4, 1)).toBe(0);
    expect(at(0, -1)).toBe(9);
    expect(at(0.6, -1)).toBe(9);
  });
});

test('a row with one slide, no slides or no layout stays at position 0', () => {
  for (const offsets of [[], [0], [0, 0, 0]]) {
    expect(nextPosition(offsets, { width: 0, slide: 0, scrolled: 0, end: 0 }, 1)).toBe(0);
  }
});
