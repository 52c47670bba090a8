import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const healthyHabitsPictures: Recipes = {
  'morning-routine-window': {
    topic: 'healthy-habits',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A person stretching both arms up in front of a sunny window',
    scene: {
      kind: 'room',
      floor: 0.86,
      things: [
        ['morningWindow', 0.46, 0.76, 0.86],
        ['bedsideTable', 0.86, 0.94, 0.9],
        ['glassOfWater', 0.83, 0.68, 0.55],
        ['lampOff', 0.89, 0.69, 0.5],
        ['windowStretcher', 0.46, 0.96, 2.3],
      ],
    },
  },
  'morning-routine-kettle': {
    topic: 'healthy-habits',
    light: 'dawn',
    alt: 'A steaming kettle and a mug of coffee on a kitchen table',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.7,
      things: [
        ['stoveKettle', 0.4, 0.84, 1.5],
        ['paleMug', 0.72, 0.9, 1.15],
      ],
    },
  },
  'habits-floss-cup': {
    topic: 'healthy-habits',
    aspect: '16:9',
    alt: 'Two toothbrushes in a cup and a box of floss beside a round mirror',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.74,
      things: [
        ['calendarLeaf', 0.82, 0.56, 1],
        ['roundMirror', 0.24, 0.84, 0.95],
        ['brushCup', 0.56, 0.92, 1.25],
        ['seedling', 0.85, 0.86, 1],
      ],
    },
  },
  'family-habits-kitchen': {
    topic: 'healthy-habits',
    aspect: '16:9',
    alt: 'Two adults and a child making a salad at a kitchen counter',
    scene: {
      kind: 'room',
      floor: 0.86,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.86, 0.47, 0.42],
        ['wallClock', 0.5, 0.26, 0.7],
        ['cookingFamily', 0.5, 0.96, 0.98],
        ['monstera', 0.06, 0.95, 0.9],
      ],
    },
  },
  'family-habits-bikes': {
    topic: 'healthy-habits',
    alt: 'Two adults and a child in helmets riding bicycles through fields',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['raySun', 0.8, 0.36, 0.6],
        ['cloud', 0.3, 0.2, 0.9],
      ],
      land: ['hills', 'field', 'lightField'],
      things: [
        ['poplar', 0.1, 0.74, 0.9],
        ['poplar', 0.18, 0.76, 0.75],
        ['familyRide', 0.5, 0.9, 1.65],
      ],
      front: 'grass',
    },
  },
  'family-habits-bedtime': {
    topic: 'healthy-habits',
    light: 'night',
    alt: 'A small bedroom at night with a lit lamp, picture books and a toy train',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['plainNightWindow', 0.62, 0.5, 0.5],
        ['bed', 0.6, 0.9, 1.02],
        ['bedsideTable', 0.13, 0.86, 0.9],
        ['lampLit', 0.1, 0.645, 0.75],
        ['books', 0.19, 0.645, 0.42],
        ['toyTrain', 0.36, 0.96, 0.42],
      ],
    },
  },
  'workday-desk-setup': {
    topic: 'healthy-habits',
    aspect: '16:9',
    alt: 'A desk with a raised screen, a glass of water, a plant and an adjustable chair',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['dayWindow', 0.14, 0.62, 0.55],
        ['pictureFrame', 0.86, 0.44, 0.8],
        ['snakePlant', 0.95, 0.92, 1],
        ['officeDesk', 0.5, 0.95, 0.86],
      ],
    },
  },
  'drinking-less-garden-drinks': {
    topic: 'healthy-habits',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two tall glasses with ice, citrus and mint in the evening sun',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.72,
      things: [
        ['vaseOfLeaves', 0.12, 0.84, 0.9],
        ['orangeHalves', 0.83, 0.9, 0.9],
        ['coolerPair', 0.48, 0.92, 1.45],
      ],
    },
  },
  'drinking-less-diary': {
    topic: 'healthy-habits',
    alt: 'A glass of wine, a measuring jug and an open notebook',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.6,
      things: [
        ['wineGlass', 0.2, 0.78, 1.4],
        ['mixingJug', 0.44, 0.78, 1.2],
        ['notebook', 0.76, 0.96, 0.66],
      ],
    },
  },
  'water-carafe-lemon': {
    topic: 'healthy-habits',
    aspect: '16:9',
    alt: 'A carafe of water with lemon slices and two glasses on a bright table',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.72,
      things: [
        ['glassOfWater', 0.34, 0.87, 1.1],
        ['lemonCarafe', 0.5, 0.91, 1.35],
        ['glassOfWater', 0.67, 0.93, 1.2],
        ['pear', 0.85, 0.9, 0.9],
      ],
    },
  },
};
