import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const allergiesPictures: Recipes = {
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
