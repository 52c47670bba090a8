import type { Recipes } from '../recipe';

/** The promoted cards and tiles of the home page, and the banner of Popular Topics. */
export const homePictures: Recipes = {
  'home-post-sleep': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A bedside lamp, a closed book and the moon',
    scene: {
      kind: 'room',
      floor: 1.1,
      things: [
        ['plainNightWindow', 0.66, 0.7, 0.78],
        ['bedsideTable', 0.3, 1.16, 1.7],
        ['lampLit', 0.24, 0.62, 1.05],
        ['closedBook', 0.38, 0.615, 0.7],
      ],
    },
  },
  'home-info-blood-pressure': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A heart beside an arm cuff',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'corners',
      tone: 'warm',
      things: [
        ['plainHeart', 0.34, 0.86, 1.12],
        ['cuff', 0.67, 0.82, 1.5],
      ],
    },
  },
  'home-age-child-development': {
    topic: 'child-development',
    aspect: '3:4',
    alt: 'A toy train and wooden blocks',
    scene: {
      kind: 'room',
      floor: 0.66,
      things: [
        ['plainMorningWindow', 0.5, 0.5, 0.92],
        ['rug', 0.5, 0.9, 1.35],
        ['toyBlocks', 0.68, 0.76, 1],
        ['toyTrain', 0.46, 0.9, 1.25],
      ],
    },
  },
  'home-age-teen-mental-health': {
    topic: 'mental-health',
    aspect: '3:4',
    alt: 'A teenager with headphones, in profile',
    scene: { kind: 'field', back: 'blobs', tone: 'warm', things: [['teenHeadphones', 0.5, 0.97, 1.55]] },
  },
  'home-age-fitness': {
    topic: 'fitness',
    aspect: '3:4',
    light: 'dawn',
    alt: 'An adult running',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.5, 0.4, 1.5],
        ['birds', 0.26, 0.2],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [['runner', 0.48, 0.86, 2.2]],
      front: 'grass',
    },
  },
  'home-age-perimenopause-support': {
    topic: 'womens-health',
    aspect: '3:4',
    light: 'dawn',
    alt: 'A woman in mid-life against warm tones',
    scene: {
      kind: 'field',
      back: 'rings',
      tone: 'warm',
      plants: 'corners',
      things: [['midlifeWoman', 0.5, 0.97, 1.5]],
    },
  },
  'home-age-healthy-aging-for-men': {
    topic: 'mens-health',
    aspect: '3:4',
    alt: 'An older man with a bicycle',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [
        ['cloud', 0.66, 0.16],
        ['sun', 0.24, 0.2, 0.9],
      ],
      land: ['hills', 'forest', 'hills'],
      things: [
        ['poplar', 0.12, 0.74, 1],
        ['olderMan', 0.56, 0.88, 2],
      ],
      front: 'grass',
    },
  },
  'home-age-aging-well': {
    topic: 'aging',
    aspect: '3:4',
    light: 'dusk',
    alt: 'An older couple on a bench, seen from behind',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.5, 0.4, 1.1],
        ['longCloud', 0.7, 0.16, 0.8],
      ],
      land: ['hills', 'sea', 'hills'],
      things: [['benchPair', 0.5, 0.88, 2]],
      front: 'tulips',
    },
  },
  'main-category': {
    topic: 'wellness',
    aspect: '3:1',
    alt: 'A mosaic of a heart, a leaf, a moon, an apple and lungs',
    scene: { kind: 'field', back: 'plain', tone: 'warm', things: [['iconMosaic', 0.5, 0.937, 1]] },
  },
};
