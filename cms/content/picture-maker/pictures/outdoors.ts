import type { Recipes } from '../recipe';

const hayFever: Recipes = {
  'hay-fever-meadow': {
    topic: 'allergies',
    aspect: '16:9',
    alt: 'A flowering meadow with pollen in the air',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.8, 0.22, 0.8],
        ['cloud', 0.3, 0.2, 0.9],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['broadTree', 0.14, 0.78, 0.75],
        ['meadowGrass', 0.2, 1.04, 0.9],
        ['meadowGrass', 0.78, 1.04, 0.9],
        ['pollen', 0.5, 0.86, 1],
      ],
      front: 'daisies',
    },
  },
  'hay-fever-banner': {
    topic: 'allergies',
    aspect: '3:1',
    alt: 'Grasses in flower under a pale sky',
    scene: {
      kind: 'landscape',
      horizon: 0.66,
      sky: [
        ['longCloud', 0.3, 0.24],
        ['longCloud', 0.74, 0.34, 0.8],
      ],
      land: ['hills', 'hills'],
      things: [
        ['meadowGrass', 0.1, 1.03, 1.35],
        ['meadowGrass', 0.34, 1.05, 1.1],
        ['meadowGrass', 0.58, 1.03, 1.3],
        ['meadowGrass', 0.82, 1.05, 1.15],
        ['meadowGrass', 0.98, 1.03, 1.3],
      ],
      front: 'grass',
    },
  },
  'hay-fever-second-banner': {
    topic: 'allergies',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A closed window with a meadow behind it at evening',
    scene: {
      kind: 'room',
      floor: 1.1,
      things: [
        ['meadowWindow', 0.31, 0.92, 0.98],
        ['meadowWindow', 0.64, 0.92, -0.98],
        ['roundPlant', 0.9, 1.02, 1.2],
        ['books', 0.08, 1, 1.1],
      ],
    },
  },
  'pollen-trees': {
    topic: 'allergies',
    alt: 'Birch catkins shedding pollen',
    scene: { kind: 'field', back: 'disc', things: [['catkins', 0.5, 0.88, 1.3]] },
  },
  'pollen-grasses': {
    topic: 'allergies',
    alt: 'Heads of flowering grass',
    scene: { kind: 'field', back: 'disc', tone: 'warm', things: [['grassHeads', 0.5, 1.02, 1.2]] },
  },
  'pollen-weeds': {
    topic: 'allergies',
    alt: 'A stem of mugwort in flower',
    scene: { kind: 'field', back: 'rings', tone: 'warm', things: [['mugwort', 0.5, 1, 1.25]] },
  },
  'hay-fever-glasses': {
    topic: 'allergies',
    alt: 'Wraparound sunglasses and a sun hat on a table',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      things: [
        ['sunHat', 0.62, 0.82, 1.25],
        ['sunglasses', 0.38, 0.93, 1.2],
      ],
    },
  },
};

const walking: Recipes = {
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

const sunscreen: Recipes = {
  'sunscreen-beach-hat': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A straw hat and a bottle of sunscreen on sand',
    scene: {
      kind: 'landscape',
      horizon: 0.4,
      sky: [
        ['raySun', 0.2, 0.2, 0.6],
        ['longCloud', 0.7, 0.16, 0.8],
      ],
      land: ['sea', 'beach'],
      things: [
        ['sunHat', 0.4, 0.9, 1.25],
        ['sunscreen', 0.72, 0.92, 1.15],
      ],
      front: 'none',
    },
  },
  'sunscreen-banner': {
    topic: 'fitness',
    aspect: '3:1',
    alt: 'A high sun over a beach with parasols',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['raySun', 0.6, 0.2, 0.55],
        ['longCloud', 0.2, 0.24],
      ],
      land: ['sea', 'beach'],
      things: [
        ['parasol', 0.2, 0.9, 0.95],
        ['beachTowel', 0.27, 0.93, 0.9],
        ['parasol', 0.46, 0.82, 0.65],
        ['parasol', 0.78, 0.92, 1.05],
        ['beachTowel', 0.86, 0.95, 1],
      ],
      front: 'none',
    },
  },
  'sunscreen-teaspoons': {
    topic: 'skin-care',
    aspect: '16:9',
    alt: 'Seven teaspoons filled with cream in a row',
    scene: { kind: 'field', back: 'blobs', things: [['teaspoons', 0.5, 0.82, 1.05]] },
  },
  'sunscreen-uv-scale': {
    topic: 'skin-care',
    aspect: '16:9',
    alt: 'Bands from green to violet that stand for a rising UV index',
    scene: {
      kind: 'field',
      back: 'plain',
      tone: 'warm',
      things: [
        ['raySun', 0.22, 0.34, 1],
        ['uvBands', 0.5, 0.93, 1],
      ],
    },
  },
  'sunscreen-shade': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A bench in the deep shade of a tree at noon',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [['raySun', 0.2, 0.2, 0.7]],
      land: ['hills', 'hills'],
      things: [
        ['treeShade', 0.62, 0.86, 1.5],
        ['broadTree', 0.68, 0.86, 1.5],
        ['emptyBench', 0.52, 0.9, 0.85],
      ],
      front: 'none',
    },
  },
};

export const outdoorPictures: Recipes = { ...hayFever, ...walking, ...sunscreen };
