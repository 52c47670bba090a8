import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const skinCarePictures: Recipes = {
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
