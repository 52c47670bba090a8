import type { Recipes } from '../recipe';

/** The wide pictures behind the heads of the hubs, Nutrition to Women's Health. */
export const hubsNToW: Recipes = {
  'hub-nutrition': {
    topic: 'nutrition',
    aspect: '3:1',
    alt: 'Fruit, bread and a bowl of oats on a wooden table',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.7,
      things: [
        ['oatBowl', 0.74, 0.9, 0.95],
        ['apple', 0.9, 0.9, 0.85],
        ['pear', 0.58, 0.9, 0.8],
        ['bread', 0.1, 0.92, 0.8],
        ['vaseOfLeaves', 0.97, 0.84, 0.7],
      ],
    },
  },
  'hub-parenting': {
    topic: 'parenting',
    aspect: '3:1',
    alt: 'A family walking hand in hand through a meadow',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.26, 0.2],
        ['sun', 0.5, 0.24, 0.9],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['family', 0.75, 0.92, 1.5],
        ['dog', 0.88, 0.95, 0.8],
        ['limeTree', 0.95, 0.86, 0.9],
      ],
      front: 'daisies',
    },
  },
  'hub-relationships': {
    topic: 'relationships',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A couple on a bench that looks over the sea',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.4, 0.42, 1.2],
        ['longCloud', 0.66, 0.18],
      ],
      land: ['hills', 'sea', 'hills'],
      things: [
        ['benchPair', 0.76, 0.93, 1.25],
        ['topicTree', 0.92, 0.9, 1],
      ],
      front: 'tulips',
    },
  },
  'hub-reproductive-health': {
    topic: 'reproductive-health',
    light: 'dawn',
    aspect: '3:1',
    alt: 'Flower buds that open along soft hills',
    scene: {
      kind: 'landscape',
      horizon: 0.54,
      sky: [
        ['sun', 0.3, 0.36, 1],
        ['longCloud', 0.54, 0.16],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['budOpening', 0.8, 1, 0.55],
        ['tulips', 0.66, 1, 1],
        ['tulips', 0.94, 1, 1.1],
      ],
      front: 'tulips',
    },
  },
  'hub-respiratory-health': {
    topic: 'respiratory-health',
    aspect: '3:1',
    alt: 'Clear air over a forest and a mountain lake',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['cloud', 0.24, 0.2],
        ['longCloud', 0.56, 0.14],
        ['birds', 0.4, 0.3],
      ],
      land: ['mountains', 'forest', 'lake', 'hills'],
      things: [
        ['joyful', 0.76, 0.96, 1.35],
        ['pine', 0.92, 0.94, 1.1],
        ['pine', 0.98, 0.98, 0.9],
      ],
      front: 'grass',
    },
  },
  'hub-self-care': {
    topic: 'self-care',
    aspect: '3:1',
    alt: 'Towels, a candle and a leafy plant in soft light',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'stone',
      edge: 0.7,
      things: [
        ['monstera', 0.93, 0.86, 0.8],
        ['towels', 0.76, 0.88, 0.85],
        ['candle', 0.62, 0.88, 0.85],
        ['bathLeaf', 0.54, 0.96, 0.6],
        ['stones', 0.1, 0.88, 0.5],
      ],
    },
  },
  'hub-sexual-health': {
    topic: 'sexual-health',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A couple standing close among evening hills',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['moon', 0.28, 0.24, 0.7],
        ['longCloud', 0.5, 0.2],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['couple', 0.77, 0.92, 1.5],
        ['heartTree', 0.92, 0.9, 0.9],
      ],
      front: 'tulips',
    },
  },
  'hub-skin-care': {
    topic: 'skin-care',
    aspect: '3:1',
    alt: 'A jar of cream, a flower and a bottle on pale stone',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'stone',
      edge: 0.7,
      things: [
        ['creamJar', 0.74, 0.9, 0.85],
        ['sunscreen', 0.6, 0.88, 0.75],
        ['vaseOfFlowers', 0.91, 0.86, 0.75],
        ['towels', 0.1, 0.9, 0.6],
      ],
    },
  },
  'hub-sleep': {
    topic: 'sleep',
    light: 'night',
    aspect: '3:1',
    alt: 'A night window beside a made bed and a lamp',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['plainNightWindow', 0.3, 0.68, 0.62],
        ['bed', 0.76, 0.95, 0.72],
        ['bedsideTable', 0.95, 0.92, 0.6],
        ['lampLit', 0.95, 0.705, 0.6],
        ['rug', 0.5, 0.97, 0.7],
      ],
    },
  },
  'hub-wellness': {
    topic: 'wellness',
    light: 'dawn',
    aspect: '3:1',
    alt: 'Balanced stones on the shore of a quiet lake',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.36, 0.36, 1.1],
        ['longCloud', 0.62, 0.16],
        ['birds', 0.2, 0.24],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [
        ['stones', 0.78, 0.95, 0.85],
        ['treePose', 0.64, 0.95, 1.2],
        ['pine', 0.95, 0.92, 0.9],
      ],
      front: 'grass',
    },
  },
  'hub-womens-health': {
    topic: 'womens-health',
    light: 'dawn',
    aspect: '3:1',
    alt: 'Women walking through a field of flowers at dawn',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.32, 0.4, 1.1],
        ['birds', 0.5, 0.2],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['threeWomen', 0.74, 0.92, 1.35],
        ['joyful', 0.9, 0.94, 1.3],
      ],
      front: 'tulips',
    },
  },
};
