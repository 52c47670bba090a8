import { BLACK, WHITE, contrast, parseHex } from './contrast.gen';
import { oklchToRgb } from './oklch.gen';

test('contrast matches the ratios published for WCAG', () => {
  expect(contrast(BLACK, WHITE)).toBeCloseTo(21, 5);
  expect(contrast(WHITE, WHITE)).toBe(1);
  // The well-known borderline grey: the lightest that passes 4.5 on white.
  expect(contrast(parseHex('#767676'), WHITE)).toBeCloseTo(4.54, 2);
  expect(contrast(parseHex('#777777'), WHITE)).toBeCloseTo(4.48, 2);
});

test('parseHex rejects a value that is not a hex colour and suggests the format', () => {
  expect(() => parseHex('teal')).toThrow('such as #008080');
});

test('oklchToRgb matches the sRGB values of the CSS specification', () => {
  const [red, green, blue] = oklchToRgb(0.627955, 0.257683, 29.233885);
  expect(red).toBeCloseTo(1, 3);
  expect(green).toBeCloseTo(0, 3);
  expect(blue).toBeCloseTo(0, 3);
  expect(oklchToRgb(1, 0, 0).map((channel) => Number(channel.toFixed(4)))).toEqual([1, 1, 1]);
});

test('oklchToRgb clips colours outside the sRGB gamut', () => {
  expect(oklchToRgb(0.6, 0.4, 150).every((channel) => channel >= 0 && channel <= 1)).toBe(true);
});
