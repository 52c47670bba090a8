import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const moreSkinCarePictures: Recipes = {
  'skin-routine-three-steps': {
    topic: 'skin-care',
    aspect: '16:9',
    alt: 'A cleanser, a jar of cream and a bottle of sunscreen in a row on a shelf',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      things: [
        ['pumpBottle', 0.26, 0.86, 1.12],
        ['creamJar', 0.52, 0.88, 0.92],
        ['sunscreen', 0.76, 0.86, 1.08],
      ],
    },
  },
  'skin-routine-lukewarm-water': {
    topic: 'respiratory-health',
    alt: 'A jug and a bowl of water with a cloth beside folded towels',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.72,
      things: [
        ['jugAndBowl', 0.36, 0.9, 1.25],
        ['towels', 0.85, 0.95, 0.85],
      ],
    },
  },
  'natural-remedies-kitchen': {
    topic: 'self-care',
    aspect: '16:9',
    alt: 'An aloe plant, a bowl of oats and a jar of honey on a kitchen table',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.7,
      things: [
        ['aloePlant', 0.22, 0.86, 1.2],
        ['honeyJar', 0.79, 0.86, 1.12],
        ['rolledOats', 0.5, 0.93, 1.12],
      ],
    },
  },
  'skin-procedure-questions': {
    topic: 'skin-care',
    aspect: '16:9',
    alt: 'Two people talking in a consultation room with a mirror and a plant',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.47, 0.42, 0.8],
        ['bedsideTable', 0.82, 0.88, 0.9],
        ['roundMirror', 0.82, 0.6, 0.62],
        ['monstera', 0.15, 0.92, 1.0],
        ['meeting', 0.47, 0.95, 2.1],
      ],
    },
  },
  'contact-dermatitis-gloves': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A pair of yellow rubber gloves beside a bowl of soapy water',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.7,
      things: [
        ['rubberGloves', 0.3, 0.9, 1.32],
        ['sudsBowl', 0.68, 0.92, 1.12],
      ],
    },
  },
  'acne-cream-and-calendar': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A tube of cream in front of a calendar with marked days',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      things: [
        ['calendarLeaf', 0.64, 0.86, 1.5],
        ['creamTube', 0.36, 0.92, 1.4],
        ['roundPlant', 0.88, 0.86, 0.9],
      ],
    },
  },
  'acne-gentle-cleansing': {
    topic: 'skin-care',
    alt: 'A round mirror with a cleanser bottle and soft towels',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.72,
      things: [
        ['roundMirror', 0.5, 0.8, 1.05],
        ['pumpBottle', 0.2, 0.9, 1.15],
        ['towels', 0.76, 0.92, 0.95],
      ],
    },
  },
};
