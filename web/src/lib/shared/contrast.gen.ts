// Copied from scripts/shared-rules/contrast.ts by npm run codegen.
/** Red, green and blue of sRGB, each 0 to 1. */
export type Rgb = readonly [number, number, number];

export const WHITE: Rgb = [1, 1, 1];
export const BLACK: Rgb = [0, 0, 0];

/** Parses `#rrggbb`. Throws on anything else. */
export function parseHex(hex: string): Rgb {
  const match = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i.exec(hex.trim());
  if (!match)
    throw new Error(`"${hex}" is not a hex colour: write "#" and six hexadecimal digits, such as #008080.`);
  const channel = (digits: string | undefined) => Number.parseInt(digits ?? '', 16) / 255;
  return [channel(match[1]), channel(match[2]), channel(match[3])];
}

/** Relative luminance of WCAG 2.2, 0 (black) to 1 (white). */
function luminance([red, green, blue]: Rgb): number {
  const linear = (channel: number) =>
    channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio of WCAG 2.2, 1 (none) to 21 (black on white). The order of the arguments does not matter. */
export function contrast(one: Rgb, other: Rgb): number {
  const [first, second] = [luminance(one), luminance(other)];
  return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** `#rrggbb`, the nearest that a screen of 8 bits shows. */
export const toHex = (color: Rgb): string =>
  `#${color
    .map((channel) =>
      Math.round(channel * 255)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`;
