import type { Recipes } from '../../recipe';

/** More pictures on mental and emotional health: each article's own first, then what stands in its text. */
export const mindAndMoodPictures: Recipes = {
  'ptsd-two-windows': {
    topic: 'mental-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'An armchair between two windows, a thunderstorm in one and a calm morning in the other',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['stormWindow', 0.2, 0.66, 0.68],
        ['plainMorningWindow', 0.8, 0.66, 0.68],
        ['rug', 0.5, 0.95, 1.1],
        ['armchair', 0.5, 0.93, 0.78],
        ['snakePlant', 0.94, 0.93, 0.66],
      ],
    },
  },
  'bipolar-mood-diary': {
    topic: 'mental-health',
    aspect: '16:9',
    alt: 'A chart with a wavy line that settles, on the wall above a neatly made bed',
    scene: {
      kind: 'room',
      floor: 0.84,
      panelling: true,
      things: [
        ['moodChart', 0.42, 0.6, 0.72],
        ['wallClock', 0.76, 0.4, 0.9],
        ['bed', 0.38, 0.95, 0.86],
        ['bedsideTable', 0.78, 0.95, 0.86],
        ['lampLit', 0.8, 0.67, 0.72],
        ['pillBox', 0.73, 0.67, 0.22],
      ],
    },
  },
  'social-anxiety-stepping-stones': {
    topic: 'mental-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A woman crossing a pond on flat stones toward two people on a picnic blanket',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['sun', 0.3, 0.3, 0.7],
        ['longCloud', 0.74, 0.16, 0.8],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['broadTree', 0.9, 0.74, 0.95],
        ['pondCrossing', 0.42, 0.98, 1],
        ['picnicPair', 0.87, 0.85, 0.82],
      ],
      front: 'none',
    },
  },
  'social-anxiety-coffee-order': {
    topic: 'mental-health',
    alt: 'A man ordering coffee at the counter of a small café',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.2, 0.36, 0.9],
        ['cafeCounter', 0.45, 0.93, 1.14],
        ['monstera', 0.09, 0.9, 0.66],
      ],
    },
  },
  'teen-mental-health-hoop': {
    topic: 'mental-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A teenager throwing a ball at a basketball hoop while a parent watches',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.26, 0.4, 0.8],
        ['longCloud', 0.66, 0.16, 0.8],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.09, 0.82, 1],
        ['hoopTalk', 0.4, 0.93, 1.32],
        ['courtHoop', 0.76, 0.92, 0.88],
      ],
      front: 'none',
    },
  },
  'suicide-prevention-kitchen-light': {
    topic: 'mental-health',
    light: 'night',
    aspect: '16:9',
    alt: 'Two people facing each other over mugs at a kitchen table under a warm lamp',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['plainNightWindow', 0.14, 0.6, 0.52],
        ['lateTable', 0.5, 0.95, 0.86],
        ['pictureFrame', 0.82, 0.46, 0.8],
        ['snakePlant', 0.93, 0.93, 0.9],
      ],
    },
  },
  'ocd-path-out-of-the-circle': {
    topic: 'mental-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A walker leaving a worn circular track for a path into the hills',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['sun', 0.84, 0.28, 0.9],
        ['cloud', 0.26, 0.2, 0.8],
        ['birds', 0.45, 0.14, 0.7],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['pine', 0.08, 0.7, 0.7],
        ['circlePath', 0.5, 0.96, 1],
        ['hiker', 0.735, 0.675, 0.8],
        ['bush', 0.94, 0.9, 1],
      ],
      front: 'none',
    },
  },
  'perfectionism-lopsided-cake': {
    topic: 'emotional-health',
    aspect: '16:9',
    alt: 'A leaning homemade cake with runny icing beside flowers and a cup of coffee',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.7,
      things: [
        ['vaseOfFlowers', 0.2, 0.86, 0.95],
        ['lopsidedCake', 0.5, 0.9, 1.15],
        ['paleMug', 0.8, 0.9, 0.9],
      ],
    },
  },
  'seasonal-depression-winter-walk': {
    topic: 'mental-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A person in a coat walking a dog through snow under a low sun',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.68, 0.46, 0.9],
        ['longCloud', 0.3, 0.18, 0.8],
      ],
      land: ['mountains', 'forest'],
      things: [
        ['snowGround', 0.5, 1, 1],
        ['snowyPine', 0.88, 0.8, 0.85],
        ['snowyPine', 0.96, 0.84, 1.05],
        ['bareTree', 0.17, 0.84, 0.95],
        ['winterWalker', 0.5, 0.92, 1.2],
        ['dog', 0.62, 0.93, 0.9],
      ],
      front: 'none',
    },
  },
  'seasonal-depression-light-box': {
    topic: 'mental-health',
    light: 'dusk',
    alt: 'A bright light therapy lamp beside breakfast, the window still dark',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.7,
      things: [
        ['plainNightWindow', 0.3, 0.56, 0.66],
        ['lightBox', 0.72, 0.8, 1.05],
        ['oatBowl', 0.33, 0.9, 0.95],
        ['steamingMug', 0.56, 0.92, 0.85],
      ],
    },
  },
};
