import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const childDevelopmentPictures: Recipes = {
  'play-stacking-cups': {
    topic: 'child-development',
    aspect: '16:9',
    alt: 'Stacking cups, a ball and a teddy bear on a rug in a sunny room',
    scene: {
      kind: 'room',
      floor: 0.68,
      things: [
        ['dayWindow', 0.76, 0.56, 0.58],
        ['roundPlant', 0.08, 0.76, 1],
        ['rug', 0.47, 0.93, 1.45],
        ['teddyBear', 0.66, 0.88, 1.15],
        ['stackingCups', 0.38, 0.92, 1.25],
      ],
    },
  },
  'play-rain-boots': {
    topic: 'child-development',
    alt: 'Yellow rain boots in a puddle under a rainbow',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['rainbow', 0.62, 0.6, 0.9],
        ['rainCloud', 0.2, 0.3, 1.1],
        ['cloud', 0.82, 0.16, 0.8],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.12, 0.68, 0.62],
        ['rainBoots', 0.5, 0.88, 1.35],
      ],
      front: 'none',
    },
  },
  'play-cardboard-ship': {
    topic: 'child-development',
    alt: 'A child in a cardboard box that has become a ship with a sail',
    scene: {
      kind: 'room',
      floor: 0.72,
      things: [
        ['pictureFrame', 0.84, 0.4, 1],
        ['rug', 0.5, 0.93, 1.6],
        ['cardboardShip', 0.48, 0.91, 1.18],
        ['teddyBear', 0.88, 0.94, 0.85],
      ],
    },
  },
  'talking-picture-book': {
    topic: 'child-development',
    light: 'dawn',
    aspect: '16:9',
    alt: 'An open picture book with a duck on its page, and a teddy bear beside it',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['teddyBear', 0.24, 0.82, 1.35],
        ['vaseOfFlowers', 0.85, 0.74, 0.78],
        ['openPictureBook', 0.56, 0.93, 1.2],
      ],
    },
  },
  'talking-park-walk': {
    topic: 'child-development',
    alt: 'A parent and a child in a park stop to look at a dog',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.26, 0.2, 0.9],
        ['birds', 0.68, 0.22, 0.9],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.14, 0.74, 0.95],
        ['limeTree', 0.9, 0.7, 0.75],
        ['tulips', 0.87, 0.95, 0.75],
        ['parentAndChild', 0.36, 0.93, 1.7],
        ['dog', 0.64, 0.93, -1.5],
      ],
      front: 'none',
    },
  },
  'friends-sandbox': {
    topic: 'child-development',
    aspect: '16:9',
    alt: 'Two children squat in a sandbox and dig with one yellow shovel',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['sun', 0.2, 0.26, 0.7],
        ['longCloud', 0.62, 0.18, 0.9],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.9, 0.78, 0.95],
        ['bush', 0.07, 0.76, 0.9],
        ['sandboxPair', 0.47, 0.9, 1.75],
      ],
      front: 'none',
    },
  },
  'bonding-rocking-chair': {
    topic: 'child-development',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A mother in a rocking chair holds her baby beside a window at dusk',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['morningWindow', 0.24, 0.66, 0.66],
        ['snakePlant', 0.93, 0.9, 1.1],
        ['rug', 0.5, 0.96, 1.1],
        ['bedsideTable', 0.77, 0.9, 0.62],
        ['lampLit', 0.77, 0.702, 0.62],
        ['rockingCradle', 0.5, 0.95, 1.12],
      ],
    },
  },
  'autism-toy-cars': {
    topic: 'child-development',
    aspect: '16:9',
    alt: 'Six toy cars in a neat row, in the colors of the rainbow',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.62,
      things: [
        ['books', 0.15, 0.73, 0.9],
        ['seedling', 0.88, 0.72, 1.2],
        ['toyCarRow', 0.5, 0.88, 1],
      ],
    },
  },
  'autism-picture-cards': {
    topic: 'child-development',
    alt: 'Four picture cards on a string show morning, a meal, play and bedtime',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'below',
      tone: 'warm',
      things: [['dayCards', 0.5, 0.74, 1.1]],
    },
  },
  'screen-time-game-night': {
    topic: 'child-development',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A board game on a table, and a basket that holds the phones of the family',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.62,
      things: [
        ['lampLit', 0.13, 0.74, 0.95],
        ['phoneBasket', 0.84, 0.8, 0.95],
        ['boardGame', 0.43, 0.94, 1.15],
      ],
    },
  },
};
