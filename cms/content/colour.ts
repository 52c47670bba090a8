/** Colours are defined in OKLCH, where equal lightness looks equally light in every hue, and written as #rrggbb. */
export interface Oklch {
  /** From 0 (black) to 1 (white). */
  l: number;
  /** From 0 (grey) to about 0.3. */
  c: number;
  /** Degrees. */
  h: number;
}

type Rgb = readonly [number, number, number];

const toLinear = (value: number): number =>
  value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
const toGamma = (value: number): number =>
  value <= 0.0031308 ? value * 12.92 : 1.055 * value ** (1 / 2.4) - 0.055;

function linearRgb({ l, c, h }: Oklch): Rgb {
  const a = c * Math.cos((h * Math.PI) / 180);
  const b = c * Math.sin((h * Math.PI) / 180);
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const medium = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * medium + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * medium - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * medium + 1.707614701 * short,
  ];
}

/** Converts to a colour a screen can show, reducing chroma until it fits. */
export function oklch(l: number, c: number, h: number): string {
  const lightness = Math.min(1, Math.max(0, l));
  let chroma = Math.max(0, c);
  let rgb = linearRgb({ l: lightness, c: chroma, h });
  while (chroma > 0.001 && rgb.some((value) => value < -0.0005 || value > 1.0005)) {
    chroma -= 0.003;
    rgb = linearRgb({ l: lightness, c: Math.max(0, chroma), h });
  }
  const bytes = rgb.map((value) => Math.round(255 * Math.min(1, Math.max(0, toGamma(Math.max(0, value))))));
  return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function toRgb(hex: string): Rgb {
  const parts = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/.exec(hex);
  if (!parts) throw new Error(`"${hex}" is not a colour of the form #rrggbb`);
  const [red = 0, green = 0, blue = 0] = parts.slice(1).map((byte) => toLinear(parseInt(byte, 16) / 255));
  return [red, green, blue];
}

/** WCAG 2 contrast ratio, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const luminance = (hex: string): number => {
    const [red, green, blue] = toRgb(hex);
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const [light = 1, dark = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (light + 0.05) / (dark + 0.05);
}
