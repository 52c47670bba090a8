import type { Rgb } from './contrast.ts';

/** A colour of CSS `oklch()`: lightness 0 to 1, hue in degrees from 0 to 360. */
export interface Oklch {
  lightness: number;
  chroma: number;
  hue: number;
}

/**
 * Converts CSS `oklch(lightness chroma hue)` to sRGB: lightness 0 to 1, hue in degrees. Clips each channel, as
 * browsers do on an sRGB screen. Formula: CSS Color 4, section 9 (Björn Ottosson's Oklab).
 */
export function oklchToRgb(lightness: number, chroma: number, hue: number): Rgb {
  const angle = (hue * Math.PI) / 180;
  const a = chroma * Math.cos(angle);
  const b = chroma * Math.sin(angle);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    toGamma(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    toGamma(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    toGamma(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

/** The inverse, from the same source. The hue of a grey is 0. */
export function rgbToOklch([red, green, blue]: Rgb): Oklch {
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const alpha = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const beta = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const chroma = Math.hypot(alpha, beta);
  const hue = chroma < GREY ? 0 : ((Math.atan2(beta, alpha) * 180) / Math.PI + 360) % 360;
  return { lightness, chroma, hue };
}

/** Below it, the hue of a colour is rounding noise. */
const GREY = 0.002;

function toGamma(linear: number): number {
  const channel = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055;
  return Math.min(1, Math.max(0, channel));
}

const toLinear = (channel: number): number =>
  channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
