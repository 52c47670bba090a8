import type { Recipes } from '../../recipe';

/** The pictures of the articles on running, yoga, tai chi, exercise in pregnancy, broken nights and friendship. */
export const moveAndRestPictures: Recipes = {
  'running-park-morning': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two people jog side by side past a bench and autumn trees in the morning',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.7, 0.3, 0.7],
        ['longCloud', 0.24, 0.18, 0.7],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['autumnTree', 0.12, 0.84, 1.2],
        ['autumnTree', 0.93, 0.8, 0.95],
        ['bush', 0.83, 0.82, 0.7],
        ['emptyBench', 0.31, 0.82, 0.7],
        ['joggerPair', 0.58, 0.94, 1.85],
      ],
      front: 'none',
    },
  },
  'running-shoes-doorstep': {
    topic: 'fitness',
    alt: 'Coral running shoes and a folded towel on a hall bench below a bright vest on a hook',
    scene: {
      kind: 'room',
      floor: 0.78,
      panelling: true,
      things: [
        ['hangingVest', 0.3, 0.5, 1.05],
        ['dayWindow', 0.74, 0.5, 0.52],
        ['hallBenchShoes', 0.5, 0.92, 1.3],
        ['waterBottle', 0.88, 0.94, 0.95],
      ],
    },
  },
  'yoga-warrior-by-the-sea': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A person stands in a wide yoga stance with level arms on a mat by the sea',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.2, 0.26, 0.7],
        ['birds', 0.76, 0.24, 0.9],
      ],
      land: ['sea', 'beach'],
      things: [
        ['boat', 0.85, 0.53, 0.4],
        ['warriorStance', 0.5, 0.88, 2],
        ['parasol', 0.1, 0.84, 0.8],
        ['towels', 0.87, 0.93, 0.42],
        ['waterBottle', 0.93, 0.935, 0.42],
      ],
      front: 'none',
    },
  },
  'yoga-chair-and-blocks': {
    topic: 'fitness',
    light: 'dusk',
    alt: 'A chair, cork blocks, a rolled strap and a bolster stand ready on a wooden floor',
    scene: {
      kind: 'room',
      floor: 0.7,
      panelling: true,
      things: [
        ['pictureFrame', 0.52, 0.42, 1.2],
        ['snakePlant', 0.88, 0.8, 1.5],
        ['chair', 0.2, 0.84, 1.35],
        ['yogaHelpers', 0.56, 0.94, 1.3],
      ],
    },
  },
  'pregnancy-exercise-ball': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A pregnant woman sits on a large exercise ball in a bright living room',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['dayWindow', 0.22, 0.66, 0.6],
        ['rug', 0.54, 0.96, 1.1],
        ['ballSitter', 0.54, 0.92, 1.95],
        ['monstera', 0.88, 0.88, 1.05],
        ['dumbbell', 0.28, 0.94, 0.5],
      ],
    },
  },
  'restless-legs-night-bedroom': {
    topic: 'sleep',
    light: 'night',
    aspect: '16:9',
    alt: 'A person in pajamas paces beside a bed with the covers thrown back at night',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['plainNightWindow', 0.36, 0.52, 0.48],
        ['bedsideTable', 0.9, 0.84, 0.72],
        ['lampLit', 0.9, 0.6, 0.7],
        ['turnedBackBed', 0.28, 0.9, 0.82],
        ['rug', 0.71, 0.96, 0.66],
        ['nightWalker', 0.71, 0.945, 1.95],
      ],
    },
  },
  'shift-work-dawn-bus-stop': {
    topic: 'sleep',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A nurse in sunglasses waits at a bus shelter as the sun comes up over the town',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [
        ['sun', 0.8, 0.34, 0.9],
        ['longCloud', 0.5, 0.16, 0.7],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['busShelter', 0.4, 0.91, 1.2],
        ['nurseWaiting', 0.3, 0.945, 1.7],
        ['bush', 0.92, 0.86, 0.9],
      ],
      front: 'none',
    },
  },
  'jet-lag-cabin-windows': {
    topic: 'sleep',
    aspect: '16:9',
    alt: 'Two airplane windows, one with sun and one with moon, above a sleep mask and a watch',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.78,
      table: 'stone',
      things: [
        ['cabinWindows', 0.5, 0.8, 1.06],
        ['maskAndWatch', 0.48, 0.95, 1.1],
      ],
    },
  },
  'friendship-lake-pier': {
    topic: 'relationships',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two friends sit at the end of a wooden pier and look out over a lake at sunset',
    scene: {
      kind: 'landscape',
      horizon: 0.39,
      sky: [
        ['sun', 0.66, 0.34, 0.8],
        ['birds', 0.3, 0.14, 0.8],
      ],
      land: ['mountains', 'lake'],
      things: [['lakePier', 0.44, 1.06, 1.35]],
      front: 'none',
    },
  },
  'tai-chi-park-group': {
    topic: 'wellness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Five people of different ages push the air forward in the same tai chi move in a park',
    scene: {
      kind: 'landscape',
      horizon: 0.4,
      sky: [
        ['sun', 0.24, 0.24, 0.7],
        ['longCloud', 0.66, 0.16, 0.7],
      ],
      land: ['forest', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.06, 0.76, 1],
        ['broadTree', 0.95, 0.78, 1.05],
        ['taiChiFive', 0.42, 0.94, 1.45],
      ],
      front: 'none',
    },
  },
  'tai-chi-lakeside-step': {
    topic: 'wellness',
    alt: 'An older person sets one heel down lightly under a willow by a lake',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [['cloud', 0.26, 0.18, 0.8]],
      land: ['hills', 'lake', 'beach'],
      things: [
        ['willowTree', 0.72, 0.86, 1.25],
        ['emptyStepper', 0.28, 0.93, 2.3],
      ],
      front: 'grass',
    },
  },
};
