import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const sleepPictures: Recipes = {
  'insomnia-window': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A dark bedroom window with the moon and a few stars outside',
    scene: {
      kind: 'room',
      floor: 0.96,
      things: [
        ['nightWindow', 0.5, 0.84, 0.88],
        ['lampOff', 0.4, 0.843, 0.62],
        ['roundPlant', 0.9, 0.97, 1],
      ],
    },
  },
  'insomnia-banner': {
    topic: 'sleep',
    light: 'night',
    aspect: '3:1',
    alt: 'A wide night sky over low hills',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['stars', 0.3, 0.6, 1],
        ['stars', 0.75, 0.6, 1],
        ['moon', 0.74, 0.3, 0.8],
      ],
      land: ['hills', 'hills', 'forest'],
      front: 'none',
    },
  },
  'insomnia-bedroom': {
    topic: 'sleep',
    light: 'dusk',
    alt: 'A tidy bed in a dim room with the curtains drawn',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['drawnCurtains', 0.66, 0.62, 0.86],
        ['bedsideTable', 0.12, 0.82, 0.95],
        ['lampOff', 0.12, 0.59, 0.75],
        ['bed', 0.58, 0.88, 1.05],
      ],
    },
  },
  'insomnia-morning-light': {
    topic: 'sleep',
    light: 'dawn',
    alt: 'Morning sun through open curtains, with a mug on the sill',
    scene: {
      kind: 'room',
      floor: 0.97,
      things: [
        ['morningWindow', 0.5, 0.88, 1.26],
        ['steamingMug', 0.4, 0.882, 0.95],
      ],
    },
  },
  'sleep-loss-late-desk': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A lit laptop on a dark desk at half past one, with a cold cup and a stack of books',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.7,
      things: [
        ['plainNightWindow', 0.84, 0.52, 0.46],
        ['books', 0.13, 0.81, 1],
        ['litLaptop', 0.46, 0.87, 1.15],
        ['bellClockOne', 0.8, 0.86, 0.8],
        ['paleMug', 0.2, 0.94, 0.8],
      ],
    },
  },
  'childrens-sleep-night-light': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A child’s bed with a house frame and a warm lamp in the shape of a moon',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainNightWindow', 0.83, 0.45, 0.4],
        ['rug', 0.48, 0.97, 1.2],
        ['houseBed', 0.46, 0.92, 1.02],
        ['bedsideTable', 0.83, 0.92, 0.62],
        ['moonLamp', 0.83, 0.722, 0.62],
        ['teddyBear', 0.12, 0.94, 0.72],
      ],
    },
  },
  'childrens-sleep-school-morning': {
    topic: 'sleep',
    light: 'dawn',
    alt: 'Breakfast with oats, fruit and an alarm clock at seven in the morning light',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['plainMorningWindow', 0.28, 0.52, 0.6],
        ['glassOfWater', 0.24, 0.8, 1.1],
        ['bellClockSeven', 0.74, 0.78, 1.15],
        ['oatBowl', 0.48, 0.9, 1.2],
        ['apple', 0.84, 0.92, 0.85],
      ],
    },
  },
  'better-sleep-open-book': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'An open novel under a lit lamp, with a cup beside it',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.68,
      things: [
        ['lampLit', 0.24, 0.8, 1.35],
        ['openNovel', 0.56, 0.92, 1.1],
        ['mug', 0.88, 0.86, 0.85],
      ],
    },
  },
  'better-sleep-warm-bath': {
    topic: 'sleep',
    light: 'night',
    alt: 'Steam rises from a bathtub by candlelight, with the moon in the window',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['plainNightWindow', 0.3, 0.54, 0.6],
        ['monstera', 0.9, 0.82, 1],
        ['steamingBath', 0.48, 0.92, 1.22],
        ['candle', 0.86, 0.97, 0.62],
      ],
    },
  },
  'better-sleep-tidy-nightstand': {
    topic: 'sleep',
    light: 'night',
    alt: 'A nightstand with only a glass of water and an alarm clock on it',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.74, 0.38, 1],
        ['bedsideTable', 0.5, 0.94, 1.7],
        ['bellClockSeven', 0.42, 0.535, 0.9],
        ['glassOfWater', 0.6, 0.537, 0.95],
      ],
    },
  },
  'screens-sleep-phone-drawer': {
    topic: 'sleep',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A phone lies in the open drawer of a chest in the hall',
    scene: {
      kind: 'room',
      floor: 0.9,
      things: [
        ['pictureFrame', 0.14, 0.42, 0.85],
        ['nightstandDrawer', 0.52, 0.98, 0.9],
        ['vaseOfFlowers', 0.68, 0.292, 0.42],
        ['books', 0.4, 0.292, 0.6],
      ],
    },
  },
  'sleep-apnea-cpap-bedside': {
    topic: 'sleep',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A small breathing machine with a hose and mask on a bedside shelf beside a lamp',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.7,
      things: [
        ['lampLit', 0.14, 0.82, 1.2],
        ['cpapSet', 0.5, 0.88, 1.05],
        ['glassOfWater', 0.9, 0.86, 0.95],
      ],
    },
  },
};
