// Copied from scripts/shared-rules/site-colors.ts by npm run codegen.
import { contrast, parseHex, toHex, type Rgb } from './contrast.gen';
import { oklchToRgb, rgbToOklch } from './oklch.gen';

/** The two colour schemes of the site. The reader's device chooses. */
export type Scheme = 'light' | 'dark';

/** What is under a link or a button, and over one: the tokens of the site's style sheets, which a test compares. */
export const SCHEME_GROUNDS: Readonly<Record<Scheme, { grounds: readonly string[]; onFill: string }>> = {
  light: { grounds: ['#fbf8f3', '#ffffff', '#f3ede3'], onFill: '#ffffff' },
  dark: { grounds: ['#171512', '#26221d', '#1f1c18'], onFill: '#171512' },
};

/** Lightness and the most chroma of the shades that are derived from a colour, as in `topics.css`. */
const SHADES = {
  light: { tint: [0.945, 0.026], line: [0.8, 0.07] },
  dark: { tint: [0.285, 0.032], line: [0.5, 0.07], ink: [0.83, 0.075], fill: [0.8, 0.085] },
} as const;

/** WCAG 2.2 AA for text (1.4.3). */
export const TEXT_CONTRAST = 4.5;

export const isHexColor = (text: string): boolean => /^#[\da-f]{6}$/i.test(text);

/** A colour of the site in one scheme, each value in CSS. */
export interface SchemeColors {
  /** Links and icons. */
  ink: string;
  /** Under the text of buttons. */
  fill: string;
  /** Under soft panels. */
  tint: string;
  /** Decorative lines. */
  line: string;
}

/**
 * All shades of the site's colour, and its hue in whole degrees.
 * @param light `#rrggbb`, for links and buttons in the light scheme
 * @param dark the same for the dark scheme; null: derived from the light one
 */
export function toSiteColors(
  light: string,
  dark: string | null,
): { hue: number; light: SchemeColors; dark: SchemeColors } {
  const { hue } = rgbToOklch(parseHex(light));
  return {
    hue: Math.round(hue) % 360,
    light: {
      ink: light,
      fill: light,
      tint: getShade(light, SHADES.light.tint),
      line: getShade(light, SHADES.light.line),
    },
    dark: {
      ink: dark ?? getShade(light, SHADES.dark.ink),
      fill: dark ?? getShade(light, SHADES.dark.fill),
      tint: getShade(dark ?? light, SHADES.dark.tint),
      line: getShade(dark ?? light, SHADES.dark.line),
    },
  };
}

/** A colour with this lightness: with the hue of another, and no more colourful than that. */
function getShade(color: string, [lightness, most]: readonly [number, number]): string {
  const { chroma, hue } = rgbToOklch(parseHex(color));
  return toHex(oklchToRgb(lightness, Math.min(chroma, most), hue));
}

/** The lowest contrast that a colour has in a scheme: as a link on any ground, and under the text of a button. */
export function measureContrast(color: string, scheme: Scheme): number {
  const { grounds, onFill } = SCHEME_GROUNDS[scheme];
  const against = [...grounds, getShade(color, SHADES[scheme].tint), onFill];
  const own: Rgb = parseHex(color);
  return Math.min(...against.map((ground) => contrast(own, parseHex(ground))));
}

export const isReadable = (color: string, scheme: Scheme): boolean =>
  measureContrast(color, scheme) >= TEXT_CONTRAST;

const STEP = 0.005;

/** The nearest readable colour of the same hue: darker in the light scheme, lighter in the dark one. */
export function findReadable(color: string, scheme: Scheme): string {
  const { lightness, chroma, hue } = rgbToOklch(parseHex(color));
  const step = scheme === 'light' ? -STEP : STEP;
  // At the end is black or white, which can be read.
  for (let found = color.toLowerCase(), steps = 1; ; steps++) {
    if (isReadable(found, scheme) || steps > 1 / STEP + 1) return found;
    found = toHex(oklchToRgb(Math.min(1, Math.max(0, lightness + steps * step)), chroma, hue));
  }
}
