import type { Recipes } from '../../recipe';

/** The pictures of the articles on near sight, astigmatism, colors, eye injuries, retina photos and dreams. */
export const sightAndDreamPictures: Recipes = {
  'presbyopia-reading-glasses-menu': {
    topic: 'relationships',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A menu with blurred lines that turn sharp through a pair of reading glasses',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.72,
      things: [
        ['candle', 0.14, 0.84, 1.15],
        ['glassOfWater', 0.86, 0.84, 1.15],
        ['menuWithReaders', 0.5, 0.9, 1.08],
      ],
    },
  },
  'presbyopia-glasses-for-stairs': {
    topic: 'aging',
    alt: 'A gray-haired woman going down the steps of a house with one hand on the rail',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['cloud', 0.72, 0.2, 1],
        ['birds', 0.84, 0.34, 0.9],
      ],
      land: ['hills', 'hills', 'field'],
      things: [
        ['limeTree', 0.9, 0.76, 1.05],
        ['houseSteps', 0.5, 0.92, 1],
      ],
      front: 'none',
    },
  },
  'astigmatism-spoon-reflections': {
    topic: 'self-care',
    aspect: '16:9',
    alt: 'A round spoon and a long spoon in a jar, each mirroring the same window in its own shape',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.78,
      things: [
        ['plainMorningWindow', 0.18, 0.66, 0.7],
        ['oatBowl', 0.84, 0.92, 0.85],
        ['spoonJar', 0.54, 0.92, 0.82],
      ],
    },
  },
  'color-blindness-pencils-two-views': {
    topic: 'emotional-health',
    aspect: '16:9',
    alt: 'Two cups of the same pencils, bright on the left, in yellows, browns and blues on the right',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.7,
      things: [
        ['pencilCup', 0.27, 0.9, 1.15],
        ['pencilCupMuted', 0.73, 0.9, 1.15],
      ],
    },
  },
  'eye-first-aid-rinse-and-goggles': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'Safety goggles in front of a basin with running water and a first aid pouch',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.66,
      things: [
        ['plainMorningWindow', 0.34, 0.55, 0.56],
        ['washBasin', 0.73, 0.84, 0.9],
        ['firstAidPouch', 0.12, 0.77, 0.95],
        ['workGoggles', 0.32, 0.95, 0.78],
      ],
    },
  },
  'retinopathy-screening-camera': {
    topic: 'eye-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A man with his chin on the rest of an eye camera, his retina shown on a screen',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.8,
      things: [['eyePhotoVisit', 0.46, 1, 0.98]],
    },
  },
  'dreams-sleeper-and-floating-boat': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A sleeper in a bed with sails that glides over clouds under the moon',
    scene: {
      kind: 'landscape',
      horizon: 0.86,
      sky: [
        ['stars', 0.5, 0.5, 1],
        ['crescent', 0.17, 0.3, 0.9],
        ['longCloud', 0.82, 0.36, 0.7],
      ],
      land: ['hills'],
      things: [['sailingBed', 0.5, 0.95, 0.84]],
      front: 'none',
    },
  },
  'dreams-bedside-journal': {
    topic: 'sleep',
    light: 'dawn',
    alt: 'An open journal with a pencil on a bedside table at daybreak',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.72,
      things: [
        ['morningWindow', 0.64, 0.66, 0.8],
        ['lampOff', 0.15, 0.8, 1.2],
        ['openJournal', 0.5, 0.92, 1.2],
      ],
    },
  },
};
