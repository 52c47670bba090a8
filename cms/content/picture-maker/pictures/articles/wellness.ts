import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const wellnessPictures: Recipes = {
  'stress-relief-clearing-sky': {
    topic: 'wellness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A walker leaves a rain cloud behind and heads for a sunlit hill',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.84, 0.24, 1],
        ['rainbow', 0.6, 0.66, 0.78],
        ['rainCloud', 0.19, 0.56, 0.95],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.93, 0.82, 0.75],
        ['walker', 0.5, 0.93, 1.8],
      ],
      front: 'grass',
    },
  },
  'stress-relief-box-poster': {
    topic: 'wellness',
    aspect: '16:9',
    alt: 'A square with a dot on its upper edge and a soft circle in the middle',
    scene: { kind: 'field', back: 'plain', tone: 'pale', things: [['breathBox', 0.5, 0.965, 0.98]] },
  },
  'journaling-open-notebook': {
    topic: 'wellness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'An open notebook with a pencil, a pale mug and a leafy plant',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.56,
      things: [
        ['roundPlant', 0.86, 0.74, 1],
        ['paleMug', 0.72, 0.86, 1.15],
        ['notebook', 0.4, 0.97, 0.86],
      ],
    },
  },
  'journaling-three-good-things': {
    topic: 'wellness',
    light: 'day',
    alt: 'A mug and a red apple on the sill of a window with a morning view',
    scene: {
      kind: 'room',
      floor: 0.97,
      things: [
        ['plainMorningWindow', 0.5, 0.86, 1.28],
        ['mug', 0.37, 0.872, 1.05],
        ['apple', 0.63, 0.872, 0.95],
      ],
    },
  },
  'journaling-unsent-letter': {
    topic: 'wellness',
    light: 'dusk',
    alt: 'A sealed envelope with a red heart beside a vase of flowers',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.68,
      things: [
        ['vaseOfFlowers', 0.82, 0.84, 1.05],
        ['sealedLetter', 0.4, 0.92, 1.5],
      ],
    },
  },
  'digital-wellbeing-supper': {
    topic: 'wellness',
    aspect: '16:9',
    alt: 'A table laid for supper and a basket full of phones set apart',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['pictureFrame', 0.4, 0.4, 0.8],
        ['chair', 0.3, 0.94, 0.64],
        ['chair', 0.91, 0.94, -0.64],
        ['longTable', 0.605, 0.96, 0.78],
        ['soupBowl', 0.44, 0.675, 0.46],
        ['bread', 0.55, 0.675, 0.5],
        ['vaseOfFlowers', 0.63, 0.675, 0.46],
        ['soupBowl', 0.72, 0.675, 0.46],
        ['glassOfWater', 0.8, 0.675, 0.42],
        ['bedsideTable', 0.105, 0.95, 0.85],
        ['basketOfPhones', 0.105, 0.685, 0.6],
      ],
    },
  },
  'digital-wellbeing-charging-shelf': {
    topic: 'wellness',
    light: 'dusk',
    alt: 'Four devices charge on a hall shelf above a pair of shoes',
    scene: {
      kind: 'room',
      floor: 0.84,
      panelling: true,
      things: [
        ['wallClock', 0.8, 0.34, 0.95],
        ['deviceShelf', 0.46, 0.6, 1.16],
        ['trainers', 0.3, 0.95, 0.95],
        ['snakePlant', 0.84, 0.95, 1.2],
      ],
    },
  },
  'gut-brain-thread': {
    topic: 'wellness',
    aspect: '16:9',
    alt: 'A thread of light links the brain and the bowel of a green figure',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      plants: 'sides',
      things: [['gutThread', 0.5, 1.0, 0.87]],
    },
  },
  'mindfulness-by-the-lake': {
    topic: 'wellness',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A person sits cross-legged on the shore of a lake at sunset',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['sun', 0.3, 0.36, 1.1],
        ['longCloud', 0.66, 0.16, 0.9],
      ],
      land: ['hills', 'forest', 'lake', 'lightField'],
      things: [
        ['autumnTree', 0.82, 0.9, 1.15],
        ['boat', 0.16, 0.66, 0.36],
        ['meditating', 0.5, 0.95, 1.75],
      ],
      front: 'grass',
    },
  },
  'mindfulness-washing-up': {
    topic: 'wellness',
    alt: 'A plate stands in the suds of a sink under a running tap',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.78,
      things: [
        ['plainMorningWindow', 0.68, 0.56, 0.62],
        ['dishesInSuds', 0.46, 0.93, 1.25],
      ],
    },
  },
  'work-life-closing-time': {
    topic: 'wellness',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A half-closed laptop with a fading glow beside a mug and a plant',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.7,
      things: [
        ['plainMorningWindow', 0.73, 0.58, 0.62],
        ['roundPlant', 0.92, 0.82, 0.95],
        ['paleMug', 0.68, 0.88, 1],
        ['closingLaptop', 0.35, 0.9, 1.3],
      ],
    },
  },
};
