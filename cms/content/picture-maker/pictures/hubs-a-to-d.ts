import type { Recipes } from '../recipe';

/** The wide pictures behind the heads of the hubs: quiet on the left, where the heading stands. Others are in hubs-e-to-m.ts and hubs-n-to-w.ts. */
export const hubsAToD: Recipes = {
  'hub-addiction-recovery': {
    topic: 'addiction-recovery',
    light: 'dawn',
    aspect: '3:1',
    alt: 'A hiker on a path towards sunrise hills',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      path: true,
      sky: [
        ['sun', 0.62, 0.42, 1.1],
        ['longCloud', 0.2, 0.2],
        ['birds', 0.4, 0.26],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['hiker', 0.78, 0.9, 1.5],
        ['pine', 0.93, 0.86, 0.9],
        ['pine', 0.08, 0.84, 0.7],
      ],
      front: 'grass',
    },
  },
  'hub-aging': {
    topic: 'aging',
    light: 'dusk',
    aspect: '3:1',
    alt: 'Two older people walking under broad trees in evening light',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.3, 0.4, 1.1],
        ['birds', 0.48, 0.22],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['autumnTree', 0.9, 0.86, 1],
        ['autumnTree', 0.1, 0.8, 0.7],
        ['olderPair', 0.74, 0.9, 1.35],
        ['emptyBench', 0.24, 0.9, 0.8],
      ],
      front: 'grass',
    },
  },
  'hub-allergies': {
    topic: 'allergies',
    aspect: '3:1',
    alt: 'A wide meadow in flower with seeds on the wind',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['cloud', 0.3, 0.2],
        ['cloud', 0.7, 0.14, 0.7],
      ],
      land: ['hills', 'lightField'],
      things: [
        ['dandelion', 0.84, 1, 0.68],
        ['dandelion', 0.94, 1.04, 0.5],
        ['driftingSeeds', 0.62, 0.6, 0.6],
        ['grassHeads', 0.08, 1.02, 0.45],
      ],
      front: 'daisies',
    },
  },
  'hub-body-image': {
    topic: 'body-image',
    light: 'dawn',
    aspect: '3:1',
    alt: 'Three women standing together among flowers',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.24, 0.36],
        ['longCloud', 0.5, 0.16],
      ],
      land: ['hills', 'hills'],
      things: [
        ['threeWomen', 0.76, 0.92, 1.45],
        ['tulips', 0.92, 0.98, 0.9],
        ['tulips', 0.6, 0.98, 0.7],
      ],
      front: 'tulips',
    },
  },
  'hub-cancer': {
    topic: 'cancer',
    light: 'dawn',
    aspect: '3:1',
    alt: 'Two people walking through lavender hills at sunrise',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.34, 0.42, 1.1],
        ['longCloud', 0.66, 0.18],
      ],
      land: ['mountains', 'hills', 'lightField'],
      things: [
        ['twoWalkers', 0.77, 0.9, 1.4],
        ['topicTree', 0.92, 0.86, 0.9],
        ['topicTree', 0.06, 0.82, 0.7],
      ],
      front: 'tulips',
    },
  },
  'hub-child-development': {
    topic: 'child-development',
    aspect: '3:1',
    alt: 'A toy train, wooden blocks and a growth ruler in a bright room',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['plainMorningWindow', 0.22, 0.62, 0.56],
        ['pictureFrame', 0.42, 0.4, 0.6],
        ['rug', 0.76, 0.93, 0.9],
        ['growthRuler', 0.93, 0.76, 0.7],
        ['toyBlocks', 0.84, 0.88, 0.75],
        ['toyTrain', 0.64, 0.93, 0.75],
      ],
    },
  },
  'hub-chronic-illness': {
    topic: 'chronic-illness',
    aspect: '3:1',
    alt: 'A quiet table with a mug, a week of pills and a plant',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.7,
      things: [
        ['vaseOfLeaves', 0.92, 0.86, 0.75],
        ['pillBox', 0.74, 0.93, 0.55],
        ['steamingMug', 0.58, 0.86, 0.85],
        ['books', 0.12, 0.9, 0.8],
      ],
    },
  },
  'hub-communication-skills': {
    topic: 'communication-skills',
    aspect: '3:1',
    alt: 'Two people talking as they walk along the hills',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.22, 0.22],
        ['cloud', 0.5, 0.14, 0.7],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['talkingWalkers', 0.78, 0.92, 1.4],
        ['broadTree', 0.93, 0.86, 0.8],
        ['bush', 0.1, 0.92, 0.9],
      ],
      front: 'grass',
    },
  },
  'hub-digestion': {
    topic: 'digestion',
    aspect: '3:1',
    alt: 'A bowl of soup, bread, a pear and an apple on a striped cloth',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.7,
      things: [
        ['vaseOfLeaves', 0.93, 0.86, 0.75],
        ['soupBowl', 0.76, 0.9, 0.95],
        ['bread', 0.6, 0.93, 0.9],
        ['pear', 0.9, 0.94, 0.8],
        ['apple', 0.1, 0.9, 0.8],
      ],
    },
  },
  'hub-disability-health': {
    topic: 'disability-health',
    aspect: '3:1',
    alt: 'A wheelchair user on a level path by the trees',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.3, 0.2],
        ['sun', 0.1, 0.24, 0.8],
      ],
      land: ['hills', 'forest', 'lightField'],
      things: [
        ['wheelchairUser', 0.77, 0.92, 1.6],
        ['broadTree', 0.93, 0.86, 0.95],
        ['emptyBench', 0.16, 0.9, 0.8],
      ],
      front: 'grass',
    },
  },
  'hub-disease-prevention': {
    topic: 'disease-prevention',
    aspect: '3:1',
    alt: 'Towels, a glass of water and a plant on a clean shelf',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.7,
      things: [
        ['towels', 0.76, 0.88, 0.9],
        ['glassOfWater', 0.62, 0.88, 0.95],
        ['monstera', 0.92, 0.86, 0.75],
        ['waterBottle', 0.1, 0.88, 0.8],
      ],
    },
  },
};
