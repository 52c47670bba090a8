import { parseHex } from './contrast.gen';
import { oklchToRgb, rgbToOklch } from './oklch.gen';

test.each(['#ff0000', '#008080', '#1f5fa8', '#fbf8f3', '#171512'])(
  '%s survives the way there and back',
  (hex) => {
    const { lightness, chroma, hue } = rgbToOklch(parseHex(hex));
    const back = oklchToRgb(lightness, chroma, hue);
    parseHex(hex).forEach((channel, index) => expect(back[index]).toBeCloseTo(channel, 3));
  },
);

test('red has the values of the CSS specification, and a grey no hue', () => {
  const red = rgbToOklch([1, 0, 0]);
  expect(red.lightness).toBeCloseTo(0.627955, 4);
  expect(red.chroma).toBeCloseTo(0.257683, 4);
  expect(red.hue).toBeCloseTo(29.233885, 2);
  expect(rgbToOklch(parseHex('#808080')).hue).toBe(0);
});
