import type { Light } from './palette';
import type { Field } from './scenes/field';
import type { Room, Still } from './scenes/interior';
import type { Landscape } from './scenes/landscape';
import type { Topic } from './topics';

export type Scene = Landscape | Room | Still | Field;

/** Canvas units, and the pixel width of the master. */
export const aspects = {
  '4:3': { width: 1200, height: 900, pixels: 800 },
  /** 4:3 and light: a hub shows twelve of them. */
  tile: { width: 1200, height: 900, pixels: 800 },
  '3:4': { width: 900, height: 1200, pixels: 800 },
  '3:2': { width: 1200, height: 800, pixels: 800 },
  '16:9': { width: 1200, height: 675, pixels: 1200 },
  /** What social networks ask for. */
  share: { width: 1200, height: 630, pixels: 1200 },
  '3:1': { width: 1800, height: 600, pixels: 1600 },
} as const;

export interface Recipe {
  topic: Topic;
  light?: Light;
  /** 4:3 unless given. */
  aspect?: keyof typeof aspects;
  /** The alternative text, as it goes into images.yaml. */
  alt: string;
  scene: Scene;
}

export type Recipes = Readonly<Record<string, Recipe>>;
