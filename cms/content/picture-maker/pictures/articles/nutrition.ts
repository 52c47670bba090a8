import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const nutritionPictures: Recipes = {
  'immune-food-market': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'A wooden crate of vegetables beside a jar of lentils and a cut orange',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.7,
      things: [
        ['lentilJar', 0.16, 0.84, 0.95],
        ['vegetableCrate', 0.5, 0.88, 1.05],
        ['orangeHalves', 0.86, 0.93, 0.8],
      ],
    },
  },
  'immune-food-lunch': {
    topic: 'nutrition',
    alt: 'A bowl of soup with a whole and a cut orange on a striped cloth',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['vaseOfLeaves', 0.18, 0.74, 0.95],
        ['soupBowl', 0.46, 0.88, 1.6],
        ['orangeHalves', 0.78, 0.95, 0.9],
      ],
    },
  },
  'steady-energy-breakfast': {
    topic: 'nutrition',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A bowl of oats, layered yogurt and a jar of nuts before a morning window',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.74,
      things: [
        ['plainMorningWindow', 0.5, 0.66, 0.68],
        ['nutJar', 0.14, 0.87, 0.95],
        ['yogurtGlass', 0.8, 0.87, 0.95],
        ['oatBowl', 0.46, 0.94, 1.35],
      ],
    },
  },
  'life-stages-table': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'Grandparents, parents and a child at a laid table in a garden',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['sun', 0.16, 0.24, 0.6],
        ['cloud', 0.62, 0.16, 0.8],
      ],
      land: ['forest', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.07, 0.76, 0.95],
        ['broadTree', 0.5, 0.72, 0.9],
        ['gardenTable', 0.5, 0.9, 1],
        ['olderPair', 0.2, 0.93, 1.6],
        ['family', 0.82, 0.94, 1.55],
      ],
      front: 'none',
    },
  },
  'life-stages-first-foods': {
    topic: 'nutrition',
    alt: 'A small bowl of mashed carrot with a soft spoon and toy blocks',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.68,
      things: [
        ['toyBlocks', 0.8, 0.78, 0.8],
        ['mashedBowl', 0.42, 0.9, 1.45],
      ],
    },
  },
  'life-stages-later-years': {
    topic: 'nutrition',
    light: 'dusk',
    alt: 'An older couple eating soup together at a small table',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.5, 0.32, 0.9],
        ['olderDiners', 0.5, 0.94, 1.1],
      ],
    },
  },
  'mindful-eating-window': {
    topic: 'nutrition',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A person with a bowl of soup at a table by a window that looks out on flowers',
    scene: {
      kind: 'room',
      floor: 0.84,
      panelling: true,
      things: [
        ['meadowWindow', 0.72, 0.68, 0.74],
        ['monstera', 0.13, 0.9, 0.9],
        ['quietDiner', 0.46, 0.97, 1.08],
      ],
    },
  },
  'food-label-shelf': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'A tin, a packet with a table of figures, a jar of sauce and a jar of oats',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.78,
      things: [
        ['ringPullTin', 0.13, 0.87, 1.1],
        ['labelledBox', 0.35, 0.89, 1.35],
        ['sauceJar', 0.6, 0.9, 1.4],
        ['oatJar', 0.84, 0.87, 1.2],
      ],
    },
  },
  'food-label-salt-sugar': {
    topic: 'nutrition',
    alt: 'A kitchen scale with a heap of salt in its pan beside a packet',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.72,
      things: [
        ['labelledBox', 0.82, 0.83, 0.9],
        ['kitchenScale', 0.43, 0.9, 1.65],
      ],
    },
  },
  'iron-rich-foods': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'An iron pan of lentils and spinach with a red pepper and a lemon',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.6,
      things: [
        ['lentilJar', 0.17, 0.72, 0.95],
        ['roundPlant', 0.9, 0.7, 0.9],
        ['ironSkillet', 0.44, 0.9, 1.3],
        ['lemonAndPepper', 0.83, 0.93, 0.8],
      ],
    },
  },
};
