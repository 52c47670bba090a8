import { contrast, oklch } from './colour';

test('colours are written as #rrggbb, with chroma reduced until a screen can show them', () => {
  expect(oklch(0, 0, 0)).toBe('#000000');
  expect(oklch(1, 0, 0)).toBe('#ffffff');
  expect(oklch(0.6, 0.1, 250)).toBe('#4f84ba');
  expect(oklch(0.6, 0.4, 250)).toBe('#0383e0');
});

test('the contrast ratio follows WCAG', () => {
  expect(contrast('#ffffff', '#000000')).toBeCloseTo(21, 1);
  expect(contrast('#777777', '#ffffff')).toBeCloseTo(4.48, 1);
});

test('a value that is not a colour is rejected', () => {
  expect(() => contrast('red', '#ffffff')).toThrow('"red" is not a colour');
});
