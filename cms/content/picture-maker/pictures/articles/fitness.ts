import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const fitnessPictures: Recipes = {
  'walking-park-path': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'Two people walking on a winding path through a park',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      path: true,
      sky: [
        ['cloud', 0.3, 0.2, 0.9],
        ['sun', 0.82, 0.2, 0.7],
      ],
      land: ['forest', 'hills', 'hills'],
      things: [
        ['broadTree', 0.13, 0.86, 1.05],
        ['poplar', 0.86, 0.72, 0.75],
        ['poplar', 0.93, 0.78, 0.9],
        ['twoWalkers', 0.58, 0.81, 0.62],
        ['bush', 0.36, 0.8, 0.7],
      ],
      front: 'grass',
    },
  },
  'walking-banner': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '3:1',
    alt: 'A path under a row of trees',
    scene: {
      kind: 'landscape',
      horizon: 0.55,
      path: true,
      sky: [['sun', 0.52, 0.46, 0.8]],
      land: ['hills', 'hills'],
      things: [
        ['broadTree', 0.06, 0.86, 1.2],
        ['limeTree', 0.22, 0.84, 1.1],
        ['broadTree', 0.37, 0.81, 0.95],
        ['limeTree', 0.68, 0.82, 1],
        ['broadTree', 0.82, 0.85, 1.12],
        ['limeTree', 0.96, 0.87, 1.25],
      ],
      front: 'grass',
    },
  },
  'walking-middle-banner': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '3:1',
    alt: 'Footprints across a light field',
    scene: {
      kind: 'landscape',
      horizon: 0.3,
      sky: [['sun', 0.84, 0.22, 0.55]],
      land: ['hills', 'lightField'],
      things: [['footprints', 0.5, 0.97, 1.2]],
      front: 'none',
    },
  },
  'walking-talk-test': {
    topic: 'fitness',
    alt: 'Two people talking as they walk briskly',
    scene: {
      kind: 'landscape',
      horizon: 0.62,
      sky: [['longCloud', 0.16, 0.14, 0.7]],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['bush', 0.9, 0.84, 0.9],
        ['broadTree', 0.13, 0.8, 0.9],
        ['talkingWalkers', 0.52, 0.93, 2.35],
      ],
      front: 'none',
    },
  },
  'walking-shoes': {
    topic: 'fitness',
    alt: 'A pair of walking shoes by a door',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['frontDoor', 0.28, 0.745, 1.1],
        ['snakePlant', 0.84, 0.78, 1.3],
        ['rug', 0.52, 0.93, 1.3],
        ['trainers', 0.54, 0.92, 1.25],
      ],
    },
  },
};
