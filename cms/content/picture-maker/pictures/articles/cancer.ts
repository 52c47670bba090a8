import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const cancerPictures: Recipes = {
  'screening-invitation-kit': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'A letter in its envelope beside a sample tube and a desk calendar',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.7,
      things: [
        ['vaseOfLeaves', 0.12, 0.8, 0.85],
        ['calendarLeaf', 0.82, 0.82, 1],
        ['openedLetter', 0.46, 0.88, 1.1],
        ['sampleTube', 0.7, 0.91, 0.95],
      ],
    },
  },
  'survivor-morning-path': {
    topic: 'cancer',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A person stands on a path between autumn trees and looks toward the low morning sun',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['sun', 0.62, 0.36, 1],
        ['longCloud', 0.26, 0.18, 0.9],
        ['birds', 0.8, 0.22, 0.8],
      ],
      land: ['mountains', 'forest', 'hills'],
      path: true,
      things: [
        ['autumnTree', 0.12, 0.86, 0.85],
        ['autumnTree', 0.88, 0.82, 0.66],
        ['emptyBench', 0.78, 0.92, 0.8],
        ['standing', 0.5, 0.92, 1.2],
      ],
      front: 'grass',
    },
  },
  'survivor-care-notebook': {
    topic: 'cancer',
    alt: 'An open planner with a pen, a steaming mug and flowers in morning light',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.62,
      things: [
        ['vaseOfFlowers', 0.18, 0.72, 1],
        ['steamingMug', 0.82, 0.76, 1.15],
        ['openPlanner', 0.48, 0.93, 1.2],
      ],
    },
  },
  'palliative-garden-bench': {
    topic: 'cancer',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two older people sit close together on a garden bench under a tree at sunset',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [
        ['sun', 0.3, 0.42, 0.9],
        ['longCloud', 0.6, 0.2, 1],
      ],
      land: ['hills', 'hills', 'hills'],
      things: [
        ['broadTree', 0.8, 0.86, 1.35],
        ['bush', 0.1, 0.9, 1.2],
        ['tulips', 0.24, 0.97, 0.7],
        ['tulips', 0.92, 0.98, 0.8],
        ['benchPair', 0.52, 0.93, 1.35],
      ],
      front: 'none',
    },
  },
  'family-tree-portraits': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'A tree with round portraits of three generations on its branches',
    scene: { kind: 'field', back: 'hills', tone: 'warm', things: [['portraitTree', 0.5, 0.96, 0.81]] },
  },
  'breast-check-mirror': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'A woman with one arm raised looks at herself in a tall mirror at home',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['plainMorningWindow', 0.2, 0.66, 0.62],
        ['monstera', 0.84, 0.88, 0.8],
        ['mirrorCheck', 0.5, 0.94, 1.1],
      ],
    },
  },
  'breast-scan-room': {
    topic: 'cancer',
    alt: 'A mammography machine in a quiet room with a plant and a picture on the wall',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.24, 0.48, 0.9],
        ['roundPlant', 0.16, 0.86, 0.95],
        ['chair', 0.82, 0.88, -0.8],
        ['scanMachine', 0.5, 0.92, 1.2],
      ],
    },
  },
  'chemotherapy-infusion-chair': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'A person in a headscarf rests under a blanket in a treatment chair beside a drip',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['dayWindow', 0.78, 0.7, 0.66],
        ['snakePlant', 0.1, 0.88, 0.8],
        ['infusionChair', 0.46, 0.95, 1.05],
        ['bedsideTable', 0.86, 0.95, 0.62],
        ['mug', 0.85, 0.76, 0.42],
      ],
    },
  },
  'chemotherapy-gentle-meal': {
    topic: 'cancer',
    alt: 'A bowl of soup, bread and a glass of water on a striped cloth',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['glassOfWater', 0.82, 0.76, 1.1],
        ['bread', 0.24, 0.78, 1.1],
        ['soupBowl', 0.52, 0.9, 1.3],
      ],
    },
  },
  'chemotherapy-thermometer-bedside': {
    topic: 'cancer',
    light: 'night',
    alt: 'A digital thermometer and a glass of water beside a lit lamp at night',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.72,
      things: [
        ['plainNightWindow', 0.26, 0.66, 0.72],
        ['lampLit', 0.76, 0.8, 1.5],
        ['glassOfWater', 0.56, 0.8, 0.9],
        ['bedsideThermometer', 0.4, 0.91, 1.45],
      ],
    },
  },
};
