import type { Recipes } from '../recipe';

const insomnia: Recipes = {
  'insomnia-window': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A dark bedroom window with the moon and a few stars outside',
    scene: {
      kind: 'room',
      floor: 0.96,
      things: [
        ['nightWindow', 0.5, 0.84, 0.88],
        ['lampOff', 0.4, 0.843, 0.62],
        ['roundPlant', 0.9, 0.97, 1],
      ],
    },
  },
  'insomnia-banner': {
    topic: 'sleep',
    light: 'night',
    aspect: '3:1',
    alt: 'A wide night sky over low hills',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['stars', 0.3, 0.6, 1],
        ['stars', 0.75, 0.6, 1],
        ['moon', 0.74, 0.3, 0.8],
      ],
      land: ['hills', 'hills', 'forest'],
      front: 'none',
    },
  },
  'insomnia-bedroom': {
    topic: 'sleep',
    light: 'dusk',
    alt: 'A tidy bed in a dim room with the curtains drawn',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['drawnCurtains', 0.66, 0.62, 0.86],
        ['bedsideTable', 0.12, 0.82, 0.95],
        ['lampOff', 0.12, 0.59, 0.75],
        ['bed', 0.58, 0.88, 1.05],
      ],
    },
  },
  'insomnia-morning-light': {
    topic: 'sleep',
    light: 'dawn',
    alt: 'Morning sun through open curtains, with a mug on the sill',
    scene: {
      kind: 'room',
      floor: 0.97,
      things: [
        ['morningWindow', 0.5, 0.88, 1.26],
        ['steamingMug', 0.4, 0.882, 0.95],
      ],
    },
  },
};

const bloodPressure: Recipes = {
  'blood-pressure-monitor': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'An upper-arm blood pressure monitor with its cuff on a table',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.7,
      things: [
        ['vaseOfLeaves', 0.12, 0.8, 0.85],
        ['glassOfWater', 0.9, 0.8, 0.95],
        ['monitorAndCuff', 0.46, 0.88, 1.15],
      ],
    },
  },
  'blood-pressure-two-numbers': {
    topic: 'heart-health',
    alt: 'A squeezed heart beside a tall bar and a resting heart beside a shorter bar',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      things: [
        ['squeezedHeart', 0.19, 0.74, 0.82],
        ['tallBar', 0.41, 0.78, 1.3],
        ['restingHeart', 0.66, 0.74, 0.82],
        ['shortBar', 0.88, 0.78, 1.3],
      ],
    },
  },
  'blood-pressure-step-rest': {
    topic: 'heart-health',
    alt: 'A chair beside a clock that shows five minutes',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['wallClock', 0.66, 0.46, 1.5],
        ['roundPlant', 0.86, 0.88, 1.1],
        ['chair', 0.32, 0.92, 1.35],
      ],
    },
  },
  'blood-pressure-step-sit': {
    topic: 'heart-health',
    alt: 'A person sitting with the back supported and both feet flat on the floor',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.74, 0.46, 1.05],
        ['snakePlant', 0.84, 0.86, 1.25],
        ['sitter', 0.42, 0.93, 1.42],
      ],
    },
  },
  'blood-pressure-step-arm': {
    topic: 'heart-health',
    alt: 'A bare arm on a table with the cuff level with the heart',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.76,
      things: [
        ['bloodPressureMonitor', 0.84, 0.8, 1],
        ['armWithCuff', 0.5, 0.88, 1.05],
      ],
    },
  },
  'blood-pressure-step-note': {
    topic: 'heart-health',
    alt: 'A notebook with two columns of readings and a pencil',
    scene: { kind: 'field', back: 'blobs', plants: 'corners', things: [['notebook', 0.5, 0.86, 1.25]] },
  },
};

const panic: Recipes = {
  'panic-slow-waves': {
    topic: 'mental-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A high wave that flattens into a calm sea',
    scene: {
      kind: 'landscape',
      horizon: 0.62,
      sky: [
        ['sun', 0.76, 0.42, 1],
        ['longCloud', 0.5, 0.2, 0.9],
      ],
      land: ['sea'],
      things: [['calmingWave', 0.5, 1, 1]],
      front: 'none',
    },
  },
  'panic-breathing-poster': {
    topic: 'mental-health',
    aspect: '16:9',
    alt: 'A soft circle inside a larger one, for breathing along',
    scene: { kind: 'field', back: 'plain', things: [['breathingCircles', 0.5, 0.97, 0.92]] },
  },
  'panic-grounding': {
    topic: 'mental-health',
    alt: 'An eye, a hand, an ear, a nose and a cup in a row',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      plants: 'below',
      things: [['fiveSenses', 0.5, 0.6, 1.05]],
    },
  },
};

export const articlePictures: Recipes = { ...insomnia, ...bloodPressure, ...panic };
