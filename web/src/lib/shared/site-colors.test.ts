import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseHex, toHex } from './contrast.gen';
import { oklchToRgb, rgbToOklch } from './oklch.gen';
import {
  findReadable,
  isReadable,
  measureContrast,
  SCHEME_GROUNDS,
  TEXT_CONTRAST,
  toSiteColors,
  type Scheme,
} from './site-colors.gen';

const read = (file: string) => readFileSync(path.join(__dirname, '../../styles', file), 'utf8');
const getSchemes = (file: string): Record<Scheme, string> => {
  const [light = '', dark = ''] = read(file).split('@media (prefers-color-scheme: dark)');
  return { light, dark };
};
const SCHEMES = ['light', 'dark'] as const;
const HUES = Array.from({ length: 72 }, (_, index) => index * 5);

test.each(SCHEMES)('the grounds of the %s scheme are those of the style sheets', (scheme) => {
  const tokens = getSchemes('tokens.css')[scheme];
  const getToken = (css: string, name: string) => new RegExp(`--${name}: (#\\w+);`).exec(css)?.[1];
  expect(SCHEME_GROUNDS[scheme]).toEqual({
    grounds: ['paper', 'surface', 'sunken'].map((name) => getToken(tokens, name)),
    onFill: getToken(getSchemes('topics.css')[scheme], 'on-topic'),
  });
});

test('the shades of the default colour are those of the style sheets', () => {
  const getDefault = (scheme: Scheme, name: string) => {
    const [, lightness, chroma] =
      new RegExp(`--topic-${name}: oklch\\(([\\d.]+) ([\\d.]+)`).exec(getSchemes('topics.css')[scheme]) ?? [];
    return toHex(oklchToRgb(Number(lightness), Number(chroma), 180));
  };
  const colors = toSiteColors(getDefault('light', 'ink'), null);
  expect(colors.hue).toBeCloseTo(180, -1);
  for (const scheme of SCHEMES)
    for (const name of ['ink', 'fill', 'tint', 'line'] as const) {
      const wanted = parseHex(getDefault(scheme, name));
      parseHex(colors[scheme][name]).forEach((channel, index) =>
        expect(Math.abs(channel - (wanted[index] ?? 0))).toBeLessThan(0.02),
      );
    }
});

test.each([
  ['#767676', 'light', false],
  ['#1f5fa8', 'light', true],
  ['#7fb3ff', 'light', false],
  ['#7fb3ff', 'dark', true],
  ['#1f5fa8', 'dark', false],
  ['#000000', 'light', true],
  ['#ffffff', 'dark', true],
] as const)('%s can be read in the %s scheme: %s', (color, scheme, expected) => {
  expect(isReadable(color, scheme)).toBe(expected);
});

test('the contrast is that on the least favourable ground', () => {
  // On white alone it would be 4.54.
  expect(measureContrast('#767676', 'light')).toBeLessThan(4.2);
});

test.each(SCHEMES)(
  'suggests a readable colour of the same hue in the %s scheme, whatever was chosen',
  (scheme) => {
    for (const hue of HUES)
      for (const lightness of [0.2, 0.5, 0.8, 0.95]) {
        const chosen = toHex(oklchToRgb(lightness, 0.1, hue));
        const found = findReadable(chosen, scheme);
        expect(measureContrast(found, scheme)).toBeGreaterThanOrEqual(TEXT_CONTRAST);
        // What can be read stays as it is.
        expect(found === chosen).toBe(isReadable(chosen, scheme));
      }
    expect(isReadable(findReadable('#ffffff', scheme), scheme)).toBe(true);
    expect(isReadable(findReadable('#000000', scheme), scheme)).toBe(true);
  },
);

test('suggests the nearest one', () => {
  const found = findReadable('#7fb3ff', 'light');
  expect(measureContrast(found, 'light')).toBeLessThan(TEXT_CONTRAST + 0.2);
  expect(Math.abs(rgbToOklch(parseHex(found)).hue - rgbToOklch(parseHex('#7fb3ff')).hue)).toBeLessThan(12);
});

test('derives a readable colour for the dark scheme from any readable one for the light scheme', () => {
  for (const hue of HUES)
    for (const chroma of [0, 0.05, 0.2]) {
      const light = findReadable(toHex(oklchToRgb(0.5, chroma, hue)), 'light');
      const { dark } = toSiteColors(light, null);
      expect(isReadable(dark.ink, 'dark')).toBe(true);
      expect(isReadable(dark.fill, 'dark')).toBe(true);
    }
});
