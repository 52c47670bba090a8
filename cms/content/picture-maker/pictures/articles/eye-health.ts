import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const eyeHealthPictures: Recipes = {
  'eye-exam-chart': {
    topic: 'eye-health',
    aspect: '16:9',
    alt: 'A person on a chair in front of an eye chart with pictures',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['eyeChartBoard', 0.68, 0.74, 1.0],
        ['roundPlant', 0.9, 0.92, 1.05],
        ['sitter', 0.26, 0.95, 0.9],
      ],
    },
  },
  'eye-exam-trial-frame': {
    topic: 'eye-health',
    alt: 'A trial frame with round lenses on a table',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.72,
      things: [['trialFrame', 0.5, 0.9, 1.5]],
    },
  },
  'digital-eye-strain-desk': {
    topic: 'eye-health',
    aspect: '16:9',
    alt: 'A computer screen and a pair of glasses on a desk beside a bright window',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.76,
      things: [
        ['plainMorningWindow', 0.19, 0.7, 0.8],
        ['deskScreen', 0.6, 0.9, 0.98],
        ['seedling', 0.88, 0.88, 1.1],
        ['roundGlasses', 0.3, 0.94, 0.62],
      ],
    },
  },
  'eye-break-poster': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A sailboat far out on a calm bay with mountains behind',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['cloud', 0.28, 0.16, 0.9],
        ['birds', 0.76, 0.2, 1],
      ],
      land: ['mountains', 'sea', 'beach'],
      things: [
        ['boat', 0.64, 0.62, 0.55],
        ['pine', 0.08, 0.96, 1.5],
        ['pine', 0.17, 0.93, 1.1],
      ],
      front: 'none',
    },
  },
  'child-eyesight-outdoor-play': {
    topic: 'eye-health',
    aspect: '16:9',
    alt: 'A child flying a kite on a wide meadow',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['longCloud', 0.26, 0.16, 1],
        ['raySun', 0.86, 0.2, 0.5],
      ],
      land: ['hills', 'hills', 'field'],
      things: [
        ['limeTree', 0.12, 0.72, 0.7],
        ['topicTree', 0.88, 0.74, 0.6],
        ['kiteChild', 0.5, 0.9, 1.4],
      ],
      front: 'grass',
    },
  },
  'child-eyesight-glasses': {
    topic: 'child-development',
    alt: "A child's round glasses on a stack of books beside toy blocks",
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      things: [
        ['toyBlocks', 0.79, 0.88, 1.05],
        ['books', 0.36, 0.93, 1.95],
        ['childGlasses', 0.355, 0.683, 1.15],
      ],
    },
  },
  'contact-lens-case': {
    topic: 'eye-health',
    aspect: '16:9',
    alt: 'An open contact lens case beside a bottle of lens solution',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.7,
      things: [
        ['roundMirror', 0.15, 0.82, 0.78],
        ['solutionBottle', 0.82, 0.86, 1.25],
        ['lensCase', 0.5, 0.92, 1.4],
      ],
    },
  },
  'vision-loss-magnifier': {
    topic: 'mental-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A large magnifying glass over an open book in lamplight',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.74,
      things: [
        ['lampLit', 0.2, 0.84, 1.35],
        ['magnifierOnBook', 0.6, 0.93, 1.3],
      ],
    },
  },
  'cataract-clear-and-hazy-view': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'A garden through a window, clear in one pane and misty in the other',
    scene: {
      kind: 'room',
      floor: 0.95,
      things: [
        ['halfHazyWindow', 0.5, 0.9, 0.98],
        ['vaseOfFlowers', 0.11, 0.97, 0.85],
        ['roundPlant', 0.89, 0.97, 0.95],
      ],
    },
  },
  'cataract-banner-haze': {
    topic: 'eye-health',
    light: 'dusk',
    aspect: '3:1',
    alt: 'Hills that fade into a milky haze at dusk',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.34, 0.36, 1.1],
        ['longCloud', 0.7, 0.24, 1.2],
      ],
      land: ['mountains', 'hills', 'hills', 'forest'],
      things: [
        ['haze', 0.2, 0.6, 1.4],
        ['haze', 0.62, 0.66, 1.7],
        ['haze', 0.4, 0.76, 1.9],
        ['haze', 0.85, 0.8, 1.5],
        ['poplar', 0.84, 0.86, 0.6],
        ['poplar', 0.88, 0.87, 0.75],
        ['poplar', 0.92, 0.86, 0.55],
      ],
      front: 'none',
    },
  },
  'cataract-recovery-at-home': {
    topic: 'eye-health',
    alt: 'Eye drops, a clear eye shield and sunglasses on a bedside table',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.7,
      things: [
        ['eyeDropBottle', 0.2, 0.86, 1.75],
        ['vaseOfFlowers', 0.85, 0.82, 1.05],
        ['eyeShield', 0.52, 0.82, 1.35],
        ['sunglasses', 0.62, 0.95, 1.15],
      ],
    },
  },
};
