import type { Recipes } from '../recipe';

export const topicsHToW: Recipes = {
  'topic-heart-health': {
    topic: 'heart-health',
    alt: 'A heart with a steady pulse line',
    scene: { kind: 'field', back: 'disc', things: [['pulseHeart', 0.5, 0.86, 1.42]] },
  },
  'topic-lgbtq-health': {
    topic: 'lgbtq-health',
    alt: 'Rainbow bands flowing over a hill',
    scene: {
      kind: 'landscape',
      horizon: 0.7,
      sky: [
        ['sun', 0.72, 0.26, 0.8],
        ['cloud', 0.24, 0.2, 0.9],
      ],
      land: ['hills'],
      things: [
        ['rainbowHill', 0.5, 1, 1.04],
        ['couple', 0.3, 0.91, 0.8],
      ],
      front: 'none',
    },
  },
  'topic-mens-health': {
    topic: 'mens-health',
    alt: "A man's profile before mountains",
    scene: {
      kind: 'landscape',
      horizon: 0.66,
      sky: [['sun', 0.76, 0.3, 0.9]],
      land: ['mountains', 'hills', 'hills'],
      things: [['manProfile', 0.38, 0.97, 1.45]],
      front: 'none',
    },
  },
  'topic-mental-health': {
    topic: 'mental-health',
    alt: 'A head in profile with a garden inside',
    scene: { kind: 'field', back: 'disc', things: [['gardenHead', 0.48, 0.97, 1.42]] },
  },
  'topic-nutrition': {
    topic: 'nutrition',
    alt: 'A plate of vegetables, grains and beans',
    scene: {
      kind: 'field',
      back: 'plain',
      tone: 'warm',
      plants: 'corners',
      things: [['dinnerPlate', 0.5, 0.93, 1.05]],
    },
  },
  'topic-parenting': {
    topic: 'parenting',
    alt: 'A large and a small open hand side by side',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      plants: 'corners',
      things: [['openHands', 0.5, 0.93, 1.25]],
    },
  },
  'topic-relationships': {
    topic: 'relationships',
    alt: 'Two trees whose crowns meet',
    scene: {
      kind: 'landscape',
      horizon: 0.6,
      sky: [
        ['sun', 0.5, 0.56, 1.3],
        ['birds', 0.2, 0.22],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['topicTree', 0.34, 0.87, 1.6],
        ['broadTree', 0.66, 0.87, 1.6],
      ],
      front: 'daisies',
    },
  },
  'topic-reproductive-health': {
    topic: 'reproductive-health',
    alt: 'A flower bud opening in layered circles',
    scene: { kind: 'field', back: 'rings', tone: 'warm', things: [['budOpening', 0.5, 0.9, 1.25]] },
  },
  'topic-respiratory-health': {
    topic: 'respiratory-health',
    alt: 'Lungs drawn as two branching trees',
    scene: { kind: 'field', back: 'disc', things: [['lungTrees', 0.5, 0.9, 1.16]] },
  },
  'topic-self-care': {
    topic: 'self-care',
    alt: 'A candle, a folded towel and a leaf',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      things: [
        ['monstera', 0.84, 0.8, 1.05],
        ['towels', 0.6, 0.87, 1.15],
        ['candle', 0.3, 0.88, 1.25],
        ['bathLeaf', 0.44, 0.95, 1],
      ],
    },
  },
  'topic-sexual-health': {
    topic: 'sexual-health',
    alt: 'Two interlocking rings over soft shapes',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'corners',
      things: [['interlockingRings', 0.5, 0.78, 1.35]],
    },
  },
  'topic-skin-care': {
    topic: 'skin-care',
    alt: 'A drop above an open jar of cream',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      things: [
        ['drop', 0.5, 0.46, 0.9],
        ['vaseOfLeaves', 0.2, 0.85, 1.05],
        ['jarLid', 0.77, 0.9, 1.1],
        ['creamJar', 0.5, 0.9, 1.35],
      ],
    },
  },
  'topic-sleep': {
    topic: 'sleep',
    light: 'night',
    alt: 'A crescent moon over hills like a quilt',
    scene: {
      kind: 'landscape',
      horizon: 0.7,
      sky: [
        ['stars', 0.5, 0.5, 1.05],
        ['crescent', 0.68, 0.25, 1.35],
      ],
      land: ['hills'],
      things: [['quiltHills', 0.5, 1, 1]],
      front: 'none',
    },
  },
  'topic-wellness': {
    topic: 'wellness',
    light: 'dawn',
    alt: 'Balanced stones by still water',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.3, 0.3, 1],
        ['longCloud', 0.66, 0.16],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [['stones', 0.62, 0.9, 1.4]],
      front: 'grass',
    },
  },
  'topic-womens-health': {
    topic: 'womens-health',
    alt: "A woman's profile with leaves",
    scene: {
      kind: 'field',
      back: 'disc',
      plants: 'corners',
      tone: 'warm',
      things: [['womanProfile', 0.5, 0.97, 1.36]],
    },
  },
};
