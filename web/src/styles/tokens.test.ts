import { readFileSync } from 'node:fs';
import path from 'node:path';
import { contrast, parseHex, type Rgb } from '../lib/colour/contrast';
import { oklchToRgb } from '../lib/colour/oklch';
import { ANCHOR_OFFSET } from '../ui/reading/ContentsList/page-scroll';

const read = (file: string) => readFileSync(path.join(__dirname, file), 'utf8');
const topicsCss = read('topics.css');

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

const HUES = [...topicsCss.matchAll(/\[data-topic='([\w-]+)'\] \{\s*--hue: (\d+);/g)].map(
  ([, slug, hue]) => ({
    slug: slug ?? '',
    hue: Number(hue),
  }),
);
const BRAND_HUE = 180;

const base = tokens(read('tokens.css'));
const topics = tokens(topicsCss.split("[data-topic='relationships']")[0] ?? '');

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

  test.each([{ slug: 'no topic', hue: BRAND_HUE }, ...HUES])(
    'the hue of $slug has enough contrast',
    ({ hue }) => {
      const on = (name: string, ground: string) =>
        contrast(colour(scheme, name, hue), colour(scheme, ground, hue));
      for (const ground of [...GROUNDS, '--topic-tint'])
        expect(on('--topic-ink', ground)).toBeGreaterThanOrEqual(TEXT);
      expect(on('--on-topic', '--topic-fill')).toBeGreaterThanOrEqual(TEXT);
      expect(on('--ink', '--topic-tint')).toBeGreaterThanOrEqual(7);
      expect(on('--ink-soft', '--topic-tint')).toBeGreaterThanOrEqual(TEXT);
      for (const ground of GROUNDS) expect(on('--topic-fill', ground)).toBeGreaterThanOrEqual(CONTROL);
    },
  );
});

test('each of the 31 topics has a unique hue', () => {
  expect(HUES.map(({ slug }) => slug).toSorted()).toEqual(
    (
      'addiction-recovery aging allergies body-image cancer child-development chronic-illness communication-skills ' +
      'digestion disability-health disease-prevention eating-disorders emotional-health eye-health fitness ' +
      'healthy-habits heart-health lgbtq-health mens-health mental-health nutrition parenting relationships ' +
      'reproductive-health respiratory-health self-care sexual-health skin-care sleep wellness womens-health'
    ).split(' '),
  );
  expect(new Set(HUES.map(({ hue }) => hue)).size).toBe(31);
});

test('the minimum target size is 44 px', () => {
  expect(base.light.get('--target')).toBe('2.75rem');
});
