import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const mentalHealthPictures: Recipes = {
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
  'resilience-tree-in-wind': {
    topic: 'mental-health',
    aspect: '16:9',
    alt: 'A young birch that bends in strong wind on a hill',
    scene: {
      kind: 'landscape',
      horizon: 0.62,
      sky: [
        ['cloud', 0.2, 0.2, 1],
        ['longCloud', 0.84, 0.14, 0.8],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['windBirch', 0.38, 0.92, 0.95],
        ['windStreaks', 0.34, 0.66, 0.8],
      ],
      front: 'grass',
    },
  },
  'resilience-tea-notebook': {
    topic: 'mental-health',
    light: 'dusk',
    alt: 'An open notebook and a cup of tea under a warm lamp',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.64,
      things: [
        ['lampLit', 0.78, 0.76, 1.35],
        ['vaseOfLeaves', 0.12, 0.74, 0.9],
        ['openJournal', 0.4, 0.88, 1.32],
        ['steamingMug', 0.83, 0.9, 0.98],
      ],
    },
  },
  'resilience-neighbors-talking': {
    topic: 'mental-health',
    alt: 'Two neighbors chatting behind a white garden fence',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.8, 0.22, 0.6],
        ['cloud', 0.26, 0.2, 0.8],
      ],
      land: ['town', 'hills'],
      things: [
        ['broadTree', 0.12, 0.82, 1.15],
        ['meeting', 0.52, 0.9, 1.85],
        ['picketFence', 0.5, 0.96, 1],
      ],
      front: 'daisies',
    },
  },
  'loneliness-lit-windows': {
    topic: 'mental-health',
    light: 'night',
    aspect: '16:9',
    alt: 'A house at night with some windows lit and one person looking out',
    scene: {
      kind: 'landscape',
      horizon: 0.8,
      sky: [
        ['stars', 0.5, 0.4, 1],
        ['crescent', 0.92, 0.24, 0.62],
      ],
      land: ['hills', 'hills'],
      things: [
        ['litFacade', 0.47, 0.96, 0.98],
        ['bush', 0.06, 0.97, 1],
        ['poplar', 0.92, 0.97, 1.3],
      ],
      front: 'none',
    },
  },
  'loneliness-community-table': {
    topic: 'mental-health',
    alt: 'Two people potting seedlings together at a table',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['plainMorningWindow', 0.5, 0.5, 0.6],
        ['snakePlant', 0.09, 0.86, 1.05],
        ['plantingTable', 0.5, 0.93, 1.45],
      ],
    },
  },
  'purpose-lantern-path': {
    topic: 'mental-health',
    light: 'night',
    aspect: '16:9',
    alt: 'A walker with a lantern on a path through hills at night',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      path: true,
      sky: [
        ['stars', 0.5, 0.42, 1.05],
        ['moon', 0.34, 0.16, 0.5],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['pine', 0.1, 0.86, 0.95],
        ['pine', 0.18, 0.82, 0.75],
        ['lanternPost', 0.74, 0.82, 0.72],
        ['lanternWalker', 0.55, 0.9, 1.2],
        ['pine', 0.92, 0.9, 1.05],
      ],
      front: 'none',
    },
  },
  'phone-habits-dresser-drawer': {
    topic: 'mental-health',
    aspect: '16:9',
    alt: 'A phone put away in the open drawer of a dresser with a lamp and books on it',
    scene: {
      kind: 'room',
      floor: 0.86,
      things: [
        ['pictureFrame', 0.16, 0.52, 1],
        ['phoneDrawer', 0.5, 0.96, 0.9],
        ['lampOff', 0.36, 0.335, 0.78],
        ['books', 0.56, 0.335, 0.66],
        ['monstera', 0.87, 0.95, 1.05],
      ],
    },
  },
  'adult-adhd-busy-desk': {
    topic: 'mental-health',
    aspect: '16:9',
    alt: 'A desk with a laptop, papers, books and pens under a wall of sticky notes',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['stickyNotes', 0.24, 0.46, 0.86],
        ['wallClock', 0.72, 0.34, 0.86],
        ['busyDesk', 0.5, 0.95, 0.98],
        ['roundPlant', 0.93, 0.94, 0.9],
      ],
    },
  },
  'depression-rain-clearing': {
    topic: 'mental-health',
    aspect: '16:9',
    alt: 'A person with an umbrella walking from under a rain cloud toward the sun',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['sun', 0.84, 0.34, 1],
        ['rainCloud', 0.22, 0.5, 1.25],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.9, 0.84, 0.8],
        ['bush', 0.78, 0.84, 0.7],
        ['umbrellaWalker', 0.44, 0.94, 1.35],
      ],
      front: 'none',
    },
  },
};
