import { slugOf } from '../../src/slug/slug';
import { motifNamed, type MotifName } from './motifs/catalogue';
import type { Light } from './palette';
import type { Recipe, Recipes, Scene } from './recipe';
import type { Layer } from './scenes/ground';
import type { Placed } from './scenes/placed';
import { stageOf } from './stages';
import { isTopic, type Topic } from './topics';

/** What stands on each tile of a hub: a motif by the sub-topic that the tile leads to. */
export type TileMotifs = Readonly<Partial<Record<Topic, Readonly<Record<string, MotifName>>>>>;

/** The canvas of a tile, 4:3. */
const WIDTH = 1200;
const HEIGHT = 900;

const pick = <T>(choices: readonly [T, ...T[]], index: number): T =>
  choices[index % choices.length] ?? choices[0];

/** Smaller than they would fit: full of fine lines, which weigh, or taller than their measure says. */
const SMALLER: Partial<Record<MotifName, number>> = {
  bandTraining: 0.86,
  gardenGate: 0.78,
  gutGarden: 0.7,
  leafShield: 0.8,
  notebook: 0.7,
  portraitTree: 0.8,
};

/** As large as fits into these shares of the canvas, with its foot at `foot`. */
function fitted(motif: MotifName, foot: number, widest: number, tallest: number, x = 0.5): Placed {
  const { width, height } = motifNamed(motif);
  const scale = (SMALLER[motif] ?? 1) * Math.min((widest * WIDTH) / width, (tallest * HEIGHT) / height);
  return [motif, x, foot, scale];
}

/** Arms that end in a sleeve at both sides: they reach in from the edges. */
const REACHING_IN = new Set<MotifName>(['handOnHand']);

/** What ends at its left side: it comes in from the edge of the canvas. */
const FROM_THE_LEFT = new Set<MotifName>(['ankleOnCushion', 'heelsOnPillow', 'moleForearm']);

const inWater = new Set<MotifName>(['boat', 'floatingSwimmer', 'lakePier']);

const longerThan = (motif: MotifName, ratio: number): boolean =>
  motifNamed(motif).width > ratio * motifNamed(motif).height;

function fromTheLeft(motif: MotifName, foot: number): Placed {
  const scale = (0.8 * WIDTH) / motifNamed(motif).width;
  return [motif, 0.39, foot, scale];
}

/** In the middle of the canvas. */
function centred(motif: MotifName): Placed {
  const [, x, , scale = 1] = REACHING_IN.has(motif)
    ? fitted(motif, 0, 1.02, 0.66)
    : fitted(motif, 0, 0.72, 0.66);
  const foot = 0.5 + (motifNamed(motif).height * scale) / 2 / HEIGHT;
  return FROM_THE_LEFT.has(motif) ? fromTheLeft(motif, foot) : [motif, x, foot, scale];
}

/** A scene round one motif. Neighbours differ: the ground and the shape behind go round with `index`. */
function sceneOf(motif: MotifName, index: number): Scene {
  switch (stageOf(motif)) {
    case 'table':
      return {
        kind: 'still',
        back: pick(['arch', 'disc', 'beam'], index),
        table: pick(['wood', 'stone', 'cloth', 'wood'], index),
        edge: 0.7,
        things: [fitted(motif, 0.87, longerThan(motif, 3) ? 0.72 : 0.6, 0.6)],
      };
    case 'outdoors':
      return {
        kind: 'landscape',
        horizon: pick([0.46, 0.54, 0.5], index),
        sky: pick<readonly Placed[]>(
          [[['cloud', 0.74, 0.2]], [['sun', 0.24, 0.24]], [['longCloud', 0.3, 0.16]]],
          index,
        ),
        land: inWater.has(motif)
          ? ['hills', 'sea']
          : pick(
              [
                ['hills', 'hills'],
                ['mountains', 'hills'],
                ['hills', 'forest', 'hills'],
              ],
              index,
            ),
        things: [fitted(motif, inWater.has(motif) ? 0.82 : 0.9, longerThan(motif, 1.6) ? 0.74 : 0.56, 0.64)],
        front: 'none',
      };
    case 'room':
      return {
        kind: 'room',
        floor: 0.74,
        panelling: index % 2 === 1,
        things: [
          FROM_THE_LEFT.has(motif)
            ? fromTheLeft(motif, 0.88)
            : fitted(motif, 0.88, longerThan(motif, 2) ? 0.78 : 0.66, 0.68),
        ],
      };
    case 'wall':
      return {
        kind: 'room',
        floor: 0.9,
        panelling: index % 2 === 1,
        // The wall of a cabin fills the canvas.
        things: [
          motif === 'cabinWindows'
            ? [motif, 0.5, 1, 1.85]
            : fitted(motif, 0.8, longerThan(motif, 2) ? 0.8 : 0.62, 0.66),
        ],
      };
    case 'sky':
      return {
        kind: 'landscape',
        horizon: 0.72,
        sky: [
          motif === 'rainbow'
            ? fitted(motif, 0.78, 0.74, 0.66)
            : [motif, 0.5, motif === 'rainCloud' ? 0.52 : 0.42, 1.35],
        ],
        // The moon would be behind a mountain.
        land: pick<readonly Layer[]>(
          [
            ['hills', 'hills'],
            ['hills', 'lake'],
            ['hills', 'forest', 'hills'],
          ],
          index,
        ),
        front: 'none',
      };
    case 'field': {
      const back = pick(['blobs', 'disc', 'rings'] as const, index);
      // A disc is white: on a warm field nothing would be left of the topic's hue.
      const tone = back === 'disc' ? 'pale' : pick(['warm', 'pale'] as const, index);
      return { kind: 'field', back, tone, things: [centred(motif)] };
    }
  }
}

function lightOf(motif: MotifName, index: number): Light {
  if (motif === 'crescent' || motif === 'nightWindow') return 'night';
  if (motif === 'rainCloud' || motif === 'lanternWalker' || motif === 'lanternPost') return 'dusk';
  return stageOf(motif) === 'outdoors' ? pick(['day', 'dawn', 'day', 'dusk'], index) : 'day';
}

export const tileName = (subTopic: string): string => `tile-${slugOf(subTopic)}`;

/** Tiles have no alternative text: the name of the sub-topic stands on each, and the picture only decorates. */
export function tileRecipes(motifs: TileMotifs): Recipes {
  const recipes: [string, Recipe][] = [];
  for (const [topic, bySubTopic] of Object.entries(motifs)) {
    if (!isTopic(topic)) continue;
    for (const [index, [subTopic, motif]] of Object.entries(bySubTopic).entries()) {
      recipes.push([
        tileName(subTopic),
        { topic, light: lightOf(motif, index), aspect: 'tile', alt: '', scene: sceneOf(motif, index) },
      ]);
    }
  }
  return Object.fromEntries(recipes);
}
