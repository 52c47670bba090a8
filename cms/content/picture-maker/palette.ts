import { oklch } from './colour';
import { materials } from './materials';
import { topicHues, type Topic } from './topics';

export type Light = 'day' | 'dawn' | 'dusk' | 'night';

interface Sky {
  /** Lightness and chroma of the zenith, in the topic's hue. */
  top: [number, number];
  /** Lightness, chroma and hue of the horizon, and of the sun or moon. */
  low: [number, number, number];
  sun: [number, number, number];
  /** Lightness of the farthest and of the nearest hill. */
  land: [number, number];
  /** Lightness of water. */
  water: number;
  /** Share of their own lightness and chroma that things keep in this light. */
  keep: [number, number];
}

const skies: Record<Light, Sky> = {
  day: {
    top: [0.86, 0.06],
    low: [0.965, 0.028, 88],
    sun: [0.985, 0.06, 92],
    land: [0.84, 0.42],
    water: 0.66,
    keep: [1, 1],
  },
  dawn: {
    top: [0.82, 0.065],
    low: [0.93, 0.065, 62],
    sun: [0.95, 0.09, 80],
    land: [0.81, 0.36],
    water: 0.62,
    keep: [0.99, 1],
  },
  dusk: {
    top: [0.64, 0.085],
    low: [0.86, 0.095, 54],
    sun: [0.91, 0.11, 70],
    land: [0.68, 0.28],
    water: 0.5,
    keep: [0.9, 0.95],
  },
  night: {
    top: [0.26, 0.065],
    low: [0.5, 0.075, 268],
    sun: [0.95, 0.035, 95],
    land: [0.42, 0.19],
    water: 0.33,
    keep: [0.76, 0.8],
  },
};

/** An accent that is warm beside cool topics and cool beside warm ones. */
function accentHue(hue: number): number {
  if (hue >= 95 && hue < 175) return 50;
  return hue >= 175 && hue < 345 ? 60 : 190;
}

export function paletteOf(topic: Topic, light: Light) {
  const hue = topicHues[topic];
  const sky = skies[light];
  const lit = (l: number, c: number, h: number): string => oklch(l * sky.keep[0], c * sky.keep[1], h);
  const accent = accentHue(hue);
  const warm = accent < 100;
  const dark = light === 'night';
  return {
    ...materials(lit),
    topic,
    light,
    skyTop: oklch(...sky.top, hue),
    skyLow: oklch(...sky.low),
    sun: oklch(...sky.sun),
    paper: lit(0.965, 0.018, 85),
    ink: oklch(0.3, 0.04, hue),
    wall: dark ? oklch(0.4, 0.05, hue) : lit(0.915, 0.038, hue),
    wallDeep: dark ? oklch(0.33, 0.05, hue) : lit(0.85, 0.055, hue),
    floor: dark ? oklch(0.36, 0.035, 60) : lit(0.8, 0.055, 65),
    pale: lit(0.9, 0.05, hue),
    light2: lit(0.82, 0.075, hue),
    main: lit(0.68, 0.105, hue),
    deep: lit(0.5, 0.095, hue),
    dark: lit(0.37, 0.07, hue),
    accent: warm ? lit(0.76, 0.11, accent) : lit(0.7, 0.07, accent),
    accentDeep: warm ? lit(0.6, 0.11, accent - 8) : lit(0.5, 0.065, accent),
    accentPale: warm ? lit(0.9, 0.055, accent) : lit(0.92, 0.028, accent),
    /** Water is never brown: outside the blues and greens it takes a quiet teal. */
    water: oklch(sky.water, hue > 140 && hue < 300 ? 0.075 : 0.055, hue > 140 && hue < 300 ? hue : 205),
    skins: [lit(0.84, 0.055, 60), lit(0.72, 0.075, 57), lit(0.57, 0.075, 52), lit(0.44, 0.055, 48)] as const,
    hairs: [lit(0.28, 0.03, 40), lit(0.36, 0.05, 50), lit(0.55, 0.08, 62), lit(0.25, 0.02, 280)] as const,
    greyHair: lit(0.86, 0.012, 80),
    /** Hill `index` of `count`, from the farthest (0) to the nearest: hazy far off, dark near; ochre hues end in a meadow green. */
    land(index: number, count: number): string {
      const near = count < 2 ? 1 : index / (count - 1);
      const [far, close] = sky.land;
      const turn = hue > 55 && hue < 118 ? near * (128 - hue) : (0.5 - near) * 22;
      return oklch(far + (close - far) * near, 0.055 + 0.04 * Math.sin(near * 2.4), hue + turn);
    },
  };
}

export type Palette = ReturnType<typeof paletteOf>;
