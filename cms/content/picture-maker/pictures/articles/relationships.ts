import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const relationshipsPictures: Recipes = {
  'rebuilding-trust-mended-bowl': {
    topic: 'relationships',
    aspect: '16:9',
    alt: 'A bowl whose cracks have been mended with gold stands on a table',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.74,
      things: [
        ['vaseOfLeaves', 0.24, 0.86, 0.9],
        ['mendedBowl', 0.56, 0.9, 1.25],
      ],
    },
  },
  'couple-money-coin-jars': {
    topic: 'relationships',
    aspect: '16:9',
    alt: 'Three glass jars of coins on a shelf, the fullest with a green twig',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.76,
      things: [
        ['coinJars', 0.5, 0.88, 1.35],
        ['closedBook', 0.13, 0.92, 0.95],
      ],
    },
  },
  'couple-money-kitchen-talk': {
    topic: 'relationships',
    light: 'dawn',
    alt: 'A couple sits on the same side of a table with papers and cups in front of them',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainMorningWindow', 0.5, 0.55, 0.62],
        ['planningTable', 0.5, 0.95, 1.6],
        ['snakePlant', 0.08, 0.92, 1.1],
      ],
    },
  },
  'lasting-closeness-slippers': {
    topic: 'relationships',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two pairs of slippers on a rug in front of a bed, with a lamp alight',
    scene: {
      kind: 'room',
      floor: 0.68,
      things: [
        ['pictureFrame', 0.6, 0.4, 0.7],
        ['bed', 0.6, 0.78, 1.02],
        ['bedsideTable', 0.16, 0.78, 0.9],
        ['lampLit', 0.16, 0.5, 0.72],
        ['rug', 0.5, 0.94, 1.35],
        ['slipperPairs', 0.5, 0.945, 1.3],
      ],
    },
  },
  'online-dating-cafe-phone': {
    topic: 'relationships',
    aspect: '16:9',
    alt: 'A phone with a dating profile leans on a stand between two cups and a vase of flowers',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.76,
      things: [
        ['paleMug', 0.2, 0.9, 1.1],
        ['vaseOfFlowers', 0.4, 0.85, 1.05],
        ['datePhone', 0.64, 0.9, 0.88],
        ['steamingMug', 0.86, 0.93, 1.1],
      ],
    },
  },
  'after-breakup-morning-path': {
    topic: 'relationships',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A lone walker on a path that winds toward the morning sun',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.56, 0.36, 0.9],
        ['longCloud', 0.24, 0.18, 0.9],
        ['birds', 0.8, 0.2, 0.8],
      ],
      land: ['mountains', 'hills', 'hills'],
      path: true,
      things: [
        ['poplar', 0.2, 0.8, 0.9],
        ['poplar', 0.26, 0.78, 0.76],
        ['standing', 0.535, 0.9, 0.95],
      ],
      front: 'grass',
    },
  },
  'after-breakup-moving-box': {
    topic: 'relationships',
    alt: 'An open moving box with a picture, books and a plant on a bare floor',
    scene: {
      kind: 'room',
      floor: 0.66,
      things: [
        ['plainMorningWindow', 0.27, 0.58, 0.62],
        ['movingBox', 0.58, 0.9, 1.3],
        ['monstera', 0.15, 0.9, 0.85],
      ],
    },
  },
  'unhealthy-relationship-lit-door': {
    topic: 'relationships',
    light: 'night',
    aspect: '16:9',
    alt: 'The open door of a small house at night, with warm light falling on the path',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['stars', 0.5, 0.5, 1],
        ['crescent', 0.88, 0.2, 0.6],
      ],
      land: ['hills', 'hills'],
      things: [
        ['pine', 0.07, 0.84, 1.1],
        ['pine', 0.93, 0.84, 1.25],
        ['litDoorway', 0.5, 0.83, 0.78],
      ],
      front: 'none',
    },
  },
};
