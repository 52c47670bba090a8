type Lit = (lightness: number, chroma: number, hue: number) => string;

/** What things are made of: the same in every picture but for the light that falls on them. */
export const materials = (lit: Lit) => ({
  red: lit(0.62, 0.15, 27),
  coral: lit(0.72, 0.12, 35),
  orange: lit(0.76, 0.13, 62),
  yellow: lit(0.86, 0.12, 90),
  lime: lit(0.78, 0.12, 120),
  green: lit(0.62, 0.1, 142),
  leaf: lit(0.55, 0.08, 155),
  pine: lit(0.42, 0.06, 165),
  teal: lit(0.6, 0.075, 195),
  blue: lit(0.66, 0.085, 240),
  navy: lit(0.38, 0.06, 262),
  purple: lit(0.55, 0.09, 310),
  pink: lit(0.82, 0.07, 8),
  plum: lit(0.44, 0.09, 350),
  brown: lit(0.46, 0.06, 55),
  wood: lit(0.72, 0.07, 68),
  woodDeep: lit(0.58, 0.07, 58),
  cream: lit(0.95, 0.025, 85),
  white: lit(0.985, 0.008, 90),
  grey: lit(0.74, 0.015, 80),
  charcoal: lit(0.34, 0.02, 260),
  clay: lit(0.64, 0.1, 45),
  straw: lit(0.87, 0.07, 88),
});
