import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const bodyImagePictures: Recipes = {
  'self-esteem-plants-on-sill': {
    topic: 'body-image',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Potted plants in a row from a seedling to a full plant, with a watering can',
    scene: {
      kind: 'room',
      floor: 0.97,
      things: [
        ['plainMorningWindow', 0.5, 0.8, 0.82],
        ['windowSill', 0.5, 0.79, 1.02],
        ['sillCan', 0.17, 0.785, 0.9],
        ['seedling', 0.36, 0.785, 1],
        ['snakePlant', 0.49, 0.785, 0.8],
        ['roundPlant', 0.63, 0.785, 0.98],
        ['monstera', 0.81, 0.785, 0.95],
      ],
    },
  },
  'self-esteem-painting-easel': {
    topic: 'body-image',
    alt: 'An easel with a half-finished landscape beside a stool with brushes and paint',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['pictureFrame', 0.15, 0.48, 0.85],
        ['easel', 0.46, 0.92, 1.28],
        ['paintStool', 0.78, 0.94, 1.15],
      ],
    },
  },
  'social-media-polished-feed': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A phone full of polished little pictures on a table beside a real apple and a plant',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.78,
      things: [
        ['roundPlant', 0.26, 0.88, 1.15],
        ['feedPhone', 0.51, 0.9, 0.9],
        ['apple', 0.73, 0.93, 1.1],
      ],
    },
  },
  'body-peace-floating-swimmer': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A swimmer floats on the back in a calm lake with hills behind',
    scene: {
      kind: 'landscape',
      horizon: 0.3,
      sky: [
        ['sun', 0.76, 0.18, 0.6],
        ['longCloud', 0.3, 0.12, 0.8],
      ],
      land: ['hills', 'lake'],
      things: [['floatingSwimmer', 0.48, 0.74, 1.15]],
      front: 'none',
    },
  },
  'after-pregnancy-pram-walk': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A mother pushes a pram through a park with tulips in flower',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.7, 0.2, 0.9],
        ['birds', 0.28, 0.2, 0.8],
      ],
      land: ['hills', 'forest', 'hills'],
      things: [
        ['topicTree', 0.16, 0.82, 1.1],
        ['broadTree', 0.87, 0.8, 0.9],
        ['pramWalk', 0.48, 0.88, 1.35],
      ],
      front: 'tulips',
    },
  },
  'after-pregnancy-cradle-corner': {
    topic: 'body-image',
    light: 'dusk',
    alt: 'A baby sleeps in a wooden cradle next to an armchair and a lamp',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['drawnCurtains', 0.78, 0.72, 0.66],
        ['rug', 0.45, 0.95, 1.35],
        ['roundTable', 0.5, 0.86, 0.9],
        ['lampLit', 0.5, 0.67, 0.85],
        ['talkChair', 0.24, 0.9, 1.25],
        ['cradle', 0.7, 0.94, 0.98],
      ],
    },
  },
  'body-dysmorphia-draped-mirror': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A tall standing mirror with a cloth thrown over most of its glass',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['meadowWindow', 0.25, 0.66, 0.62],
        ['rug', 0.62, 0.95, 0.95],
        ['drapedMirror', 0.62, 0.93, 0.95],
        ['chair', 0.87, 0.9, -0.78],
      ],
    },
  },
  'weight-stigma-friends-in-park': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'Three friends of different builds walk in a park among trees of many shapes',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['sun', 0.24, 0.2, 0.6],
        ['longCloud', 0.66, 0.16, 0.8],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['poplar', 0.08, 0.8, 1],
        ['broadTree', 0.2, 0.82, 0.95],
        ['pine', 0.8, 0.8, 0.95],
        ['limeTree', 0.91, 0.83, 1.1],
        ['parkFriends', 0.5, 0.92, 1.35],
      ],
      front: 'grass',
    },
  },
  'weight-stigma-waiting-room': {
    topic: 'body-image',
    alt: 'A waiting room with wide seats without arms, a clock and a plant',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['wallClock', 0.78, 0.36, 0.7],
        ['pictureFrame', 0.3, 0.42, 0.95],
        ['snakePlant', 0.93, 0.83, 0.95],
        ['waitingSeats', 0.48, 0.89, 1.1],
      ],
    },
  },
  'weight-stigma-kitchen-cooking': {
    topic: 'body-image',
    light: 'dawn',
    alt: 'Two grown-ups and a child cook together at a kitchen counter',
    scene: {
      kind: 'room',
      floor: 0.86,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.5, 0.5, 0.6],
        ['cookingCounter', 0.5, 0.96, 1.3],
      ],
    },
  },
};
