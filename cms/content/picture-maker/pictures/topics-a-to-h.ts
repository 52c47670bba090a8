import type { Recipes } from '../recipe';

/** The tiles of the first sixteen topics; the others are in topics-h-to-w.ts. */
export const topicsAToH: Recipes = {
  'topic-addiction-recovery': {
    topic: 'addiction-recovery',
    light: 'dawn',
    alt: 'A small boat reaching a calm harbour at sunrise',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.4, 0.44, 1.1],
        ['longCloud', 0.2, 0.2],
        ['birds', 0.62, 0.28],
      ],
      land: ['hills', 'sea'],
      things: [
        ['harbour', 0.84, 0.83, 1.15],
        ['boat', 0.34, 0.8, 1.15],
      ],
      front: 'none',
    },
  },
  'topic-aging': {
    topic: 'aging',
    light: 'dusk',
    alt: 'A bench under a broad oak in evening light',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.24, 0.42],
        ['birds', 0.38, 0.2],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['autumnTree', 0.66, 0.84, 1.75],
        ['emptyBench', 0.5, 0.89, 1.1],
      ],
      front: 'grass',
    },
  },
  'topic-allergies': {
    topic: 'allergies',
    alt: 'Dandelion seeds in a light wind',
    scene: {
      kind: 'landscape',
      horizon: 0.62,
      sky: [['cloud', 0.76, 0.2]],
      land: ['hills', 'hills'],
      things: [
        ['dandelion', 0.28, 1.0, 1.15],
        ['driftingSeeds', 0.46, 0.5, 1],
      ],
      front: 'grass',
    },
  },
  'topic-body-image': {
    topic: 'body-image',
    alt: 'A round mirror that reflects the sky',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.76,
      things: [
        ['roundMirror', 0.5, 0.86, 1.3],
        ['vaseOfFlowers', 0.18, 0.88, 1.05],
        ['candle', 0.83, 0.89, 0.8],
      ],
    },
  },
  'topic-cancer': {
    topic: 'cancer',
    light: 'dawn',
    alt: 'A lavender ribbon curving over soft hills',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [
        ['sun', 0.72, 0.36, 0.9],
        ['longCloud', 0.24, 0.18],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [['flowingRibbon', 0.5, 0.97, 1]],
      front: 'none',
    },
  },
  'topic-child-development': {
    topic: 'child-development',
    alt: 'Wooden blocks stacked beside a growth ruler',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['growthRuler', 0.78, 0.78, 1],
        ['pictureFrame', 0.24, 0.36, 0.9],
        ['rug', 0.44, 0.92, 1.2],
        ['toyBlocks', 0.42, 0.9, 1.3],
      ],
    },
  },
  'topic-chronic-illness': {
    topic: 'chronic-illness',
    alt: 'A weekly pill box beside a mug',
    scene: {
      kind: 'still',
      back: 'arch',
      things: [
        ['calendarLeaf', 0.3, 0.77, 1.1],
        ['steamingMug', 0.77, 0.8, 1.35],
        ['pillBox', 0.46, 0.91, 1.1],
      ],
    },
  },
  'topic-communication-skills': {
    topic: 'communication-skills',
    alt: 'Two overlapping speech bubbles',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'corners',
      tone: 'warm',
      things: [['speechBubbles', 0.5, 0.86, 1.1]],
    },
  },
  'topic-digestion': {
    topic: 'digestion',
    alt: 'A bowl of oats with an apple',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      things: [
        ['vaseOfLeaves', 0.2, 0.8, 1.05],
        ['oatBowl', 0.5, 0.89, 1.5],
        ['apple', 0.8, 0.87, 1.2],
      ],
    },
  },
  'topic-disability-health': {
    topic: 'disability-health',
    alt: 'A gentle ramp leading to an open door',
    scene: {
      kind: 'landscape',
      horizon: 0.84,
      sky: [['cloud', 0.14, 0.16, 0.8]],
      land: ['hills'],
      things: [['houseWithRamp', 0.49, 0.9, 0.94]],
      front: 'none',
    },
  },
  'topic-disease-prevention': {
    topic: 'disease-prevention',
    alt: 'Hands washing under running water',
    scene: { kind: 'field', back: 'disc', things: [['washingHands', 0.5, 0.93, 0.98]] },
  },
  'topic-eating-disorders': {
    topic: 'eating-disorders',
    alt: 'A table laid for two with a simple meal',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.64,
      things: [
        ['vaseOfFlowers', 0.5, 0.72, 0.85],
        ['bread', 0.5, 0.86, 0.9],
        ['placeSetting', 0.22, 0.9, 1.05],
        ['placeSetting', 0.78, 0.9, -1.05],
      ],
    },
  },
  'topic-emotional-health': {
    topic: 'emotional-health',
    alt: 'A heart made of waves of colour',
    scene: { kind: 'field', back: 'rings', tone: 'warm', things: [['waveHeart', 0.5, 0.87, 1.75]] },
  },
  'topic-eye-health': {
    topic: 'eye-health',
    alt: 'A calm eye with an iris of coloured rings',
    scene: {
      kind: 'field',
      back: 'rings',
      tone: 'warm',
      plants: 'corners',
      things: [['eye', 0.5, 0.73, 1.08]],
    },
  },
  'topic-fitness': {
    topic: 'fitness',
    alt: 'Dumb-bells, a mat and a water bottle',
    scene: {
      kind: 'room',
      floor: 0.68,
      things: [
        ['plainMorningWindow', 0.3, 0.52, 0.72],
        ['snakePlant', 0.88, 0.74, 1.1],
        ['rolledMat', 0.56, 0.8, 1.15],
        ['waterBottle', 0.8, 0.86, 1.05],
        ['dumbbell', 0.22, 0.84, 1],
        ['dumbbell', 0.46, 0.94, 1.05],
      ],
    },
  },
  'topic-healthy-habits': {
    topic: 'healthy-habits',
    alt: 'Check marks that grow into leaves',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      plants: 'below',
      things: [['growingTicks', 0.5, 0.68, 1.05]],
    },
  },
};
