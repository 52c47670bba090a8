import { movePoint, pointAt, toPoint, toPosition } from './point';

test('is where somebody has pressed, in percent of the picture, and never outside of it', () => {
  const box = { left: 100, top: 50, width: 200, height: 100 };
  expect(pointAt({ clientX: 150, clientY: 140 }, box)).toEqual({ x: 25, y: 90 });
  expect(pointAt({ clientX: 0, clientY: 900 }, box)).toEqual({ x: 0, y: 100 });
});

test('is read from a file, if it has one', () => {
  expect(toPoint({ x: 1.5, y: 2 })).toEqual({ x: 1.5, y: 2 });
  for (const none of [null, undefined, '1', { x: 1 }]) expect(toPoint(none)).toBeNull();
  expect(toPosition({ x: 25, y: 90 })).toBe('25% 90%');
});

test('is moved by arrow keys, within the picture', () => {
  expect(movePoint({ x: 50, y: 50 }, 'ArrowRight')).toEqual({ x: 52, y: 50 });
  expect(movePoint({ x: 50, y: 1 }, 'ArrowUp')).toEqual({ x: 50, y: 0 });
  expect(movePoint({ x: 50, y: 50 }, 'Enter')).toBeUndefined();
});
