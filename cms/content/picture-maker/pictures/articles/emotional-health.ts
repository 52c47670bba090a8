import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const emotionalHealthPictures: Recipes = {
  'strong-feelings-surfboard-wave': {
    topic: 'emotional-health',
    aspect: '16:9',
    alt: 'A surfer balancing on the face of one tall wave',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['sun', 0.24, 0.3, 0.8],
        ['cloud', 0.8, 0.2, 0.7],
      ],
      land: ['sea'],
      things: [['surferWave', 0.5, 1, 1.02]],
      front: 'none',
    },
  },
  'strong-feelings-hourglass': {
    topic: 'emotional-health',
    light: 'dusk',
    alt: 'An hourglass with running sand beside a cup of tea on a book',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.72,
      things: [
        ['closedBook', 0.22, 0.84, 1.1],
        ['steamingMug', 0.24, 0.795, 0.95],
        ['sandHourglass', 0.55, 0.88, 1.42],
        ['vaseOfLeaves', 0.85, 0.82, 0.95],
      ],
    },
  },
  'emotional-intelligence-two-profiles': {
    topic: 'emotional-health',
    aspect: '16:9',
    alt: 'A woman and a man in profile who turn toward each other, a heart between them',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      things: [
        ['womanProfile', 0.25, 0.96, 1.12],
        ['manProfile', 0.75, 0.96, -1.12],
        ['plainHeart', 0.5, 0.42, 0.34],
      ],
    },
  },
  'gratitude-breakfast-window': {
    topic: 'emotional-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A loaf of bread and two cups on the sill of a window over a meadow',
    scene: {
      kind: 'room',
      floor: 0.97,
      things: [
        ['meadowWindow', 0.5, 0.84, 0.96],
        ['bread', 0.4, 0.846, 0.62],
        ['steamingMug', 0.54, 0.846, 0.62],
        ['mug', 0.62, 0.846, 0.62],
        ['pictureFrame', 0.14, 0.5, 0.9],
        ['roundPlant', 0.87, 0.97, 1.05],
      ],
    },
  },
  'gratitude-thank-you-note': {
    topic: 'emotional-health',
    alt: 'A card with a red heart half drawn out of its envelope',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.7,
      things: [
        ['vaseOfFlowers', 0.83, 0.8, 1.05],
        ['thankYouLetter', 0.42, 0.88, 1.35],
      ],
    },
  },
  'gratitude-one-dandelion': {
    topic: 'emotional-health',
    alt: 'A single dandelion clock in tall grass, seen close up',
    scene: {
      kind: 'landscape',
      horizon: 0.7,
      sky: [
        ['sun', 0.74, 0.38, 1.1],
        ['haze', 0.4, 0.5, 1],
      ],
      land: ['hills', 'hills'],
      things: [
        ['grassHeads', 0.86, 1.02, 0.72],
        ['dandelion', 0.42, 1, 1.3],
        ['driftingSeeds', 0.68, 0.5, 0.62],
      ],
      front: 'grass',
    },
  },
  'big-changes-moving-boxes': {
    topic: 'emotional-health',
    aspect: '16:9',
    alt: 'Moving boxes, a lamp and a plant in an empty room with an open view',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainMorningWindow', 0.24, 0.66, 0.72],
        ['movingBoxes', 0.56, 0.92, 1],
        ['trainers', 0.2, 0.95, 0.55],
        ['chair', 0.9, 0.94, -0.86],
      ],
    },
  },
  'grief-empty-bench-autumn': {
    topic: 'emotional-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'An empty bench under an autumn tree by a quiet lake',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['longCloud', 0.3, 0.2, 0.9],
        ['birds', 0.56, 0.24, 0.8],
      ],
      land: ['hills', 'lake', 'hills'],
      things: [
        ['autumnTree', 0.76, 0.9, 1.35],
        ['emptyBench', 0.48, 0.93, 0.95],
      ],
      front: 'none',
    },
  },
  'grief-rain-on-window': {
    topic: 'emotional-health',
    light: 'dusk',
    alt: 'Raindrops running down a window above a lit candle on the sill',
    scene: {
      kind: 'room',
      floor: 0.98,
      things: [
        ['rainyWindow', 0.5, 0.93, 1.25],
        ['candle', 0.36, 0.905, 0.85],
      ],
    },
  },
  'anger-kettle-boiling': {
    topic: 'emotional-health',
    aspect: '16:9',
    alt: 'A red kettle on the boil with steam rising from its spout',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.72,
      things: [
        ['towels', 0.14, 0.82, 0.72],
        ['boilingKettle', 0.47, 0.88, 1.2],
        ['paleMug', 0.83, 0.86, 1],
      ],
    },
  },
};
