import type { Recipes } from '../recipe';

/** The wide pictures behind the heads of the hubs, Eating Disorders to Mental Health. */
export const hubsEToM: Recipes = {
  'hub-eating-disorders': {
    topic: 'eating-disorders',
    aspect: '3:1',
    alt: 'A laid table with flowers and bread in warm light',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.7,
      things: [
        ['vaseOfFlowers', 0.9, 0.84, 0.75],
        ['placeSetting', 0.7, 0.94, 0.85],
        ['bread', 0.54, 0.86, 0.7],
        ['candle', 0.1, 0.88, 0.75],
      ],
    },
  },
  'hub-emotional-health': {
    topic: 'emotional-health',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A heart-shaped tree on a hill above the sea at dusk',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.36, 0.42, 1.1],
        ['longCloud', 0.62, 0.18],
        ['birds', 0.22, 0.24],
      ],
      land: ['hills', 'sea', 'hills'],
      things: [
        ['heartTree', 0.8, 0.92, 1.05],
        ['benchAlone', 0.64, 0.94, 0.9],
      ],
      front: 'grass',
    },
  },
  'hub-eye-health': {
    topic: 'eye-health',
    aspect: '3:1',
    alt: 'A far view over bright hills with a rainbow',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['rainbow', 0.62, 0.66, 0.95],
        ['cloud', 0.2, 0.2],
        ['cloud', 0.88, 0.2, 0.8],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [['joyful', 0.8, 0.96, 1.3]],
      front: 'daisies',
    },
  },
  'hub-fitness': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '3:1',
    alt: 'A runner and a cyclist at first light before mountains',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.3, 0.4, 1.1],
        ['birds', 0.48, 0.2],
      ],
      land: ['mountains', 'hills', 'lightField'],
      things: [
        ['runner', 0.66, 0.92, 1.5],
        ['cyclist', 0.86, 0.92, 1.45],
      ],
      front: 'grass',
    },
  },
  'hub-healthy-habits': {
    topic: 'healthy-habits',
    aspect: '3:1',
    alt: 'A morning window, walking shoes and a glass of water',
    scene: {
      kind: 'room',
      floor: 0.76,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.28, 0.66, 0.6],
        ['bedsideTable', 0.8, 0.98, 1],
        ['glassOfWater', 0.75, 0.635, 0.6],
        ['seedling', 0.84, 0.635, 0.75],
        ['snakePlant', 0.94, 0.9, 0.9],
        ['trainers', 0.56, 0.93, 0.6],
      ],
    },
  },
  'hub-heart-health': {
    topic: 'heart-health',
    aspect: '3:1',
    alt: 'Two walkers on a park path between trees',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['sun', 0.14, 0.22, 0.8],
        ['cloud', 0.4, 0.18],
      ],
      land: ['hills', 'forest', 'lightField'],
      things: [
        ['twoWalkers', 0.74, 0.9, 1.45],
        ['heartTree', 0.9, 0.88, 0.95],
        ['heartTree', 0.08, 0.84, 0.7],
      ],
      front: 'tulips',
    },
  },
  'hub-lgbtq-health': {
    topic: 'lgbtq-health',
    aspect: '3:1',
    alt: 'A family and a couple under a wide rainbow',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['rainbow', 0.5, 0.72, 1],
        ['cloud', 0.16, 0.24],
        ['cloud', 0.84, 0.2, 0.8],
      ],
      land: ['hills', 'hills'],
      things: [
        ['family', 0.7, 0.92, 1.3],
        ['couple', 0.86, 0.92, 1.35],
      ],
      front: 'daisies',
    },
  },
  'hub-mens-health': {
    topic: 'mens-health',
    light: 'dawn',
    aspect: '3:1',
    alt: 'A man with a bicycle on a hill road at dawn',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.3, 0.4, 1.1],
        ['longCloud', 0.56, 0.16],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['olderMan', 0.78, 0.92, 1.4],
        ['poplar', 0.92, 0.86, 0.9],
        ['poplar', 0.96, 0.88, 0.75],
        ['poplar', 0.07, 0.84, 0.7],
      ],
      front: 'grass',
    },
  },
  'hub-mental-health': {
    topic: 'mental-health',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A person sitting calmly by still water in the evening',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['moon', 0.3, 0.26, 0.8],
        ['longCloud', 0.56, 0.18],
        ['birds', 0.16, 0.28],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [
        ['meditating', 0.77, 0.95, 1.7],
        ['pine', 0.92, 0.9, 1],
        ['pine', 0.97, 0.94, 0.8],
      ],
      front: 'grass',
    },
  },
};
