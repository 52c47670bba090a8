import { BLACK, WHITE, contrast, parseHex } from './contrast';
import { oklchToRgb } from './oklch';

test('contrast agrees with the figures published for WCAG', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
  expect(contrast(WHITE, WHITE)).toBe(1);
  // The best-known borderline grey: the lightest that passes 4.5 on white.
  expect(contrast(parseHex('#767676'), WHITE)).toBeCloseTo(4.54, 2);
  expect(contrast(parseHex('#777777'), WHITE)).toBeCloseTo(4.48, 2);
});

test('a colour that is not six hexadecimal digits is refused with what to write', () => {
  expect(() => parseHex('teal')).toThrow('such as #008080');
});

test('oklch gives the sRGB of the CSS specification', () => {
  const [red, green, blue] = oklchToRgb(0.627955, 0.257683, 29.233885);
  expect(red).toBeCloseTo(1, 3);
  expect(green).toBeCloseTo(0, 3);
  expect(blue).toBeCloseTo(0, 3);
  expect(oklchToRgb(1, 0, 0).map((channel) => Number(channel.toFixed(4)))).toEqual([1, 1, 1]);
});

test('oklch clips what a screen cannot show', () => {
  expect(oklchToRgb(0.6, 0.4, 150).every((channel) => channel >= 0 && channel <= 1)).toBe(true);
});
