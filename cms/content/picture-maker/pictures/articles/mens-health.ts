import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const mensHealthPictures: Recipes = {
  'mens-checks-calendar': {
    topic: 'mens-health',
    aspect: '16:9',
    alt: 'A calendar, a blood pressure monitor, a tape measure and an apple on a table',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.66,
      things: [
        ['calendarLeaf', 0.27, 0.82, 1.2],
        ['bloodPressureMonitor', 0.6, 0.8, 0.95],
        ['tapeMeasure', 0.55, 0.94, 0.9],
        ['apple', 0.86, 0.9, 0.95],
      ],
    },
  },
  'men-fifty-strength-corner': {
    topic: 'mens-health',
    aspect: '16:9',
    alt: 'A rolled mat, a kettlebell, dumbbells and a water bottle in a bright room',
    scene: {
      kind: 'room',
      floor: 0.7,
      things: [
        ['plainMorningWindow', 0.24, 0.56, 0.6],
        ['snakePlant', 0.93, 0.8, 1.05],
        ['chair', 0.78, 0.84, 0.92],
        ['rolledMat', 0.34, 0.86, 0.95],
        ['waterBottle', 0.6, 0.87, 0.72],
        ['kettlebell', 0.52, 0.95, 0.78],
        ['dumbbell', 0.74, 0.96, 0.72],
      ],
    },
  },
  'men-fifty-lake-ride': {
    topic: 'mens-health',
    light: 'dawn',
    alt: 'Two people ride bicycles along a lake in the morning',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.7, 0.36, 0.8],
        ['longCloud', 0.3, 0.16, 0.9],
        ['birds', 0.45, 0.26, 0.8],
      ],
      land: ['mountains', 'forest', 'lake', 'lightField'],
      things: [
        ['poplar', 0.08, 0.88, 1],
        ['cyclist', 0.38, 0.92, 1.2],
        ['cyclist', 0.68, 0.93, 1.25],
      ],
      front: 'grass',
    },
  },
  'sexual-confidence-two-pillows': {
    topic: 'mens-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A wide bed with two pillows and a small lamp on each side',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['pictureFrame', 0.5, 0.27, 0.6],
        ['bedsideTable', 0.13, 0.9, 0.72],
        ['bedsideTable', 0.87, 0.9, -0.72],
        ['lampLit', 0.13, 0.672, 0.62],
        ['lampLit', 0.87, 0.672, 0.62],
        ['doubleBed', 0.5, 0.95, 0.92],
      ],
    },
  },
  'burnout-evening-office': {
    topic: 'mens-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'An office desk at nightfall, a jacket over the chair and the city outside',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['cityWindow', 0.4, 0.59, 0.84],
        ['snakePlant', 0.92, 0.86, 1.15],
        ['lateDesk', 0.5, 0.95, 0.86],
      ],
    },
  },
  'burnout-sunrise-bench': {
    topic: 'mens-health',
    light: 'dawn',
    alt: 'Somebody sits on a bench by a quiet lake at sunrise',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.36, 0.44, 0.9],
        ['haze', 0.6, 0.48, 1],
      ],
      land: ['mountains', 'hills', 'lake', 'hills'],
      things: [
        ['pine', 0.1, 0.86, 1.1],
        ['pine', 0.22, 0.83, 0.8],
        ['benchAlone', 0.6, 0.93, 1.35],
      ],
      front: 'none',
    },
  },
  'erectile-dysfunction-heart-tree': {
    topic: 'mens-health',
    aspect: '16:9',
    alt: 'A red heart grows like a tree, with branching vessels as its boughs',
    scene: {
      kind: 'field',
      back: 'hills',
      things: [
        ['vesselHeart', 0.5, 0.82, 0.92],
        ['bush', 0.16, 0.86, 1],
        ['bush', 0.86, 0.88, 0.85],
      ],
    },
  },
  'prostate-walnut-and-plum': {
    topic: 'mens-health',
    aspect: '16:9',
    alt: 'A walnut beside a plum that is clearly larger, on a wooden table',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.66,
      things: [
        ['halfPlum', 0.82, 0.84, 0.75],
        ['plumFruit', 0.6, 0.86, 1.05],
        ['walnut', 0.32, 0.88, 0.78],
      ],
    },
  },
};
