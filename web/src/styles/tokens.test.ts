import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, parseHex, type Rgb } from '../lib/shared/contrast.gen';
import { oklchToRgb } from '../lib/shared/oklch.gen';
import { ANCHOR_OFFSET } from '../ui/reading/ContentsList/page-scroll';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');

/** Custom properties of the parts before (`light`) and inside (`dark`) the dark media query; dark falls back on light. */
function tokens(css: string): { light: Map<string, string>; dark: Map<string, string> } {
  const properties = (part: string) =>
    new Map(
      [...part.matchAll(/(--[\w-]+):\s*([^;]+);/g)].map(([, name, value]) => [name ?? '', value ?? '']),
    );
  const [lightCss = '', darkCss = ''] = css.split('@media (prefers-color-scheme: dark)');
  const light = properties(lightCss);
  return { light, dark: new Map([...light, ...properties(darkCss)]) };
}

/** Editors choose among all. */
const HUES = Array.from({ length: 360 }, (_, hue) => hue);
const BRAND_HUE = 180;

const base = tokens(read('tokens.css'));
const topics = tokens(read('topics.css'));

function colour(scheme: 'light' | 'dark', name: string, hue = BRAND_HUE): Rgb {
  const value = base[scheme].get(name) ?? topics[scheme].get(name);
  if (!value) throw new Error(`${name} is in neither tokens.css nor topics.css.`);
  const oklch = /^oklch\(([\d.]+) ([\d.]+) var\(--hue\)\)$/.exec(value);
  return oklch ? oklchToRgb(Number(oklch[1]), Number(oklch[2]), hue) : parseHex(value);
}

test('the scroll offset of the contents links equals the CSS anchor offset', () => {
  expect(base.light.get('--anchor-offset')).toBe(`${ANCHOR_OFFSET}px`);
});

const GROUNDS = ['--paper', '--surface', '--sunken'];
const SCHEMES = ['light', 'dark'] as const;
const TEXT = 4.5;
const CONTROL = 3;

describe.each(SCHEMES)('%s scheme', (scheme) => {
  test.each(GROUNDS)(
    'text, soft text, errors, focus ring and strong lines have enough contrast on %s',
    (ground) => {
      const on = (name: string) => contrast(colour(scheme, name), colour(scheme, ground));
      expect(on('--ink')).toBeGreaterThanOrEqual(7);
      expect(on('--ink-soft')).toBeGreaterThanOrEqual(TEXT);
      expect(on('--danger')).toBeGreaterThanOrEqual(TEXT);
      expect(on('--focus')).toBeGreaterThanOrEqual(CONTROL);
      expect(on('--line-strong')).toBeGreaterThanOrEqual(CONTROL);
    },
  );

  test.each(HUES)('the hue %i has enough contrast', (hue) => {
    const on = (name: string, ground: string) =>
      contrast(colour(scheme, name, hue), colour(scheme, ground, hue));
    for (const ground of [...GROUNDS, '--topic-tint'])
      expect(on('--topic-ink', ground)).toBeGreaterThanOrEqual(TEXT);
    expect(on('--on-topic', '--topic-fill')).toBeGreaterThanOrEqual(TEXT);
    expect(on('--ink', '--topic-tint')).toBeGreaterThanOrEqual(7);
    expect(on('--ink-soft', '--topic-tint')).toBeGreaterThanOrEqual(TEXT);
    for (const ground of GROUNDS) expect(on('--topic-fill', ground)).toBeGreaterThanOrEqual(CONTROL);
  });
});

test('the minimum target size is 44 px', () => {
  expect(base.light.get('--target')).toBe('2.75rem');
});
