import type { Rgb } from '../../../lib/shared/contrast.gen';
import { oklchToRgb } from '../../../lib/shared/oklch.gen';

const NUMBER = String.raw`([\d.]+)`;
const RGB = new RegExp(`^rgb\\(${NUMBER}, ${NUMBER}, ${NUMBER}\\)$`);
const OKLCH = new RegExp(`^oklch\\(${NUMBER} ${NUMBER} ${NUMBER}\\)$`);

/**
 * Parses a colour as `getComputedStyle` writes it: `rgb(26, 86, 168)`, `oklch(0.44 0.09 180)`.
 * @returns null for a translucent colour, whose contrast is unknown
 */
export function parseComputedColour(computed: string): Rgb | null {
  const [, red, green, blue] = RGB.exec(computed) ?? [];
  if (red) return [Number(red) / 255, Number(green) / 255, Number(blue) / 255];
  const [, lightness, chroma, hue] = OKLCH.exec(computed) ?? [];
  return lightness ? oklchToRgb(Number(lightness), Number(chroma), Number(hue)) : null;
}
