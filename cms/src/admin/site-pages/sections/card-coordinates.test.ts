/** @jest-environment jsdom */
import type { SensorContext } from '@dnd-kit/core';
import { getCardCoordinates, getNeighbour } from './card-coordinates';

const ORDER = ['a', 'b', 'c'];

test.each([
  ['a', 1, 'b'],
  ['b', -1, 'a'],
  ['a', -1, undefined],
  ['c', 1, undefined],
  ['gone', 1, undefined],
] as const)('beside %s, %i places further, is %s', (current, step, expected) => {
  expect(getNeighbour(ORDER, current, step)).toBe(expected);
});

/** Two rows of two cards; the card is held over one of them. */
function press(code: string, over: string | null) {
  const rects = [
    ['a', { left: 0, top: 0 }],
    ['b', { left: 200, top: 0 }],
    ['c', { left: 0, top: 150 }],
  ] as const;
  const context = {
    over: over === null ? null : { id: over },
    droppableRects: new Map(rects.map(([id, place]) => [id, { ...place, width: 180, height: 140 }])),
  } as unknown as SensorContext;
  const event = new KeyboardEvent('keydown', { code, cancelable: true });
  const coordinates = getCardCoordinates(ORDER)(event, {
    active: 'c',
    currentCoordinates: { x: 0, y: 150 },
    context,
  });
  return { coordinates, isTaken: event.defaultPrevented };
}

test('the first card of a row moves left to the end of the row before, and back', () => {
  expect(press('ArrowLeft', 'c')).toEqual({ coordinates: { x: 200, y: 0 }, isTaken: true });
  expect(press('ArrowRight', 'b')).toEqual({ coordinates: { x: 0, y: 150 }, isTaken: true });
});

test('before the card is over another, it is where it was taken', () => {
  expect(press('ArrowLeft', null).coordinates).toEqual({ x: 200, y: 0 });
});

test('at the ends of the list, it stays, and the page does not scroll', () => {
  expect(press('ArrowRight', 'c')).toEqual({ coordinates: undefined, isTaken: true });
  expect(press('ArrowLeft', 'a')).toEqual({ coordinates: undefined, isTaken: true });
});
