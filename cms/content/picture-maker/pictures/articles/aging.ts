import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const agingPictures: Recipes = {
  'caregiving-kitchen-talk': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'An older woman and her grown son talk over a pot of tea',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainMorningWindow', 0.5, 0.44, 0.5],
        ['pictureFrame', 0.12, 0.44, 0.72],
        ['monstera', 0.93, 0.88, 0.8],
        ['teaForTwo', 0.5, 0.94, 1.02],
      ],
    },
  },
  'caregiving-family-folder': {
    topic: 'aging',
    alt: 'A ring binder with colored tabs beside a weekly pill box and a mug',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.68,
      things: [
        ['vaseOfFlowers', 0.84, 0.79, 0.92],
        ['careBinder', 0.4, 0.84, 1.35],
        ['pillBox', 0.66, 0.94, 0.62],
        ['paleMug', 0.16, 0.9, 0.9],
      ],
    },
  },
  'brain-fitness-chess': {
    topic: 'aging',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A chess game in progress on a table beside a lamp and books',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.62,
      things: [
        ['lampLit', 0.86, 0.76, 1.1],
        ['books', 0.14, 0.78, 0.95],
        ['chessGame', 0.48, 0.93, 1.25],
      ],
    },
  },
  'healthy-aging-garden-bed': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'A raised garden bed with tomatoes and lettuce, and an older man with his bicycle',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [
        ['sun', 0.2, 0.24, 0.8],
        ['cloud', 0.62, 0.2, 0.9],
      ],
      land: ['hills', 'forest', 'hills'],
      things: [
        ['limeTree', 0.93, 0.82, 1.05],
        ['olderMan', 0.22, 0.9, 1.35],
        ['raisedGardenBed', 0.62, 0.94, 1.05],
        ['wateringCan', 0.42, 0.97, 0.5],
      ],
      front: 'grass',
    },
  },
  'healthy-aging-balance-class': {
    topic: 'aging',
    light: 'dawn',
    alt: 'Three older people practice tai chi in a park in the morning',
    scene: {
      kind: 'landscape',
      horizon: 0.54,
      sky: [
        ['sun', 0.76, 0.34, 1],
        ['birds', 0.3, 0.2, 1.1],
      ],
      land: ['mountains', 'hills', 'lightField'],
      things: [
        ['topicTree', 0.1, 0.8, 0.95],
        ['bush', 0.92, 0.82, 0.8],
        ['taiChiGroup', 0.5, 0.93, 1.9],
      ],
      front: 'none',
    },
  },
  'healthy-aging-shared-table': {
    topic: 'aging',
    alt: 'A table laid with soup, bread, fruit and flowers',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.62,
      things: [
        ['vaseOfFlowers', 0.5, 0.73, 0.9],
        ['bread', 0.78, 0.8, 0.95],
        ['pear', 0.18, 0.78, 0.75],
        ['apple', 0.28, 0.8, 0.72],
        ['soupBowl', 0.33, 0.95, 0.82],
        ['soupBowl', 0.7, 0.96, 0.82],
      ],
    },
  },
  'later-life-sleep-early-riser': {
    topic: 'sleep',
    light: 'dawn',
    aspect: '16:9',
    alt: 'An armchair with a blanket faces a window at first light',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['morningWindow', 0.38, 0.64, 0.72],
        ['bedsideTable', 0.9, 0.88, 0.8],
        ['steamingMug', 0.9, 0.63, 0.55],
        ['armchair', 0.66, 0.93, 0.95],
      ],
    },
  },
  'later-life-sleep-night-path': {
    topic: 'sleep',
    light: 'night',
    alt: 'A bedroom at night with a small lamp that lights the floor beside the bed',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['plainNightWindow', 0.76, 0.5, 0.56],
        ['bedsideTable', 0.22, 0.82, 0.85],
        ['lampLit', 0.22, 0.62, 0.75],
        ['bed', 0.68, 0.88, 0.74],
        ['rug', 0.28, 0.95, 0.95],
        ['trainers', 0.28, 0.945, 0.42],
      ],
    },
  },
  'fall-prevention-banner': {
    topic: 'aging',
    aspect: '3:1',
    alt: 'A bright, tidy hall with a chair by the door and nothing on the floor',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['frontDoor', 0.16, 0.805, 0.8],
        ['chair', 0.31, 0.9, 0.72],
        ['pictureFrame', 0.5, 0.5, 0.75],
        ['pictureFrame', 0.6, 0.46, 0.6],
        ['umbrellaStand', 0.7, 0.88, 0.5],
        ['roundPlant', 0.93, 0.9, 0.85],
      ],
    },
  },
  'fall-prevention-stairs': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'Clear stairs with a rail on each side and bright strips on the edges',
    scene: {
      kind: 'room',
      floor: 0.86,
      things: [
        ['plainMorningWindow', 0.2, 0.48, 0.48],
        ['snakePlant', 0.09, 0.92, 0.75],
        ['stairsWithRails', 0.66, 0.93, 1],
      ],
    },
  },
  'fall-prevention-bathroom': {
    topic: 'aging',
    alt: 'A bathtub with grab bars on the wall, a hand shower and a mat on the floor',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['bathWithRails', 0.54, 0.88, 1.14],
        ['rug', 0.42, 0.965, 0.9],
        ['towels', 0.13, 0.93, 0.55],
      ],
    },
  },
  'hearing-aid-in-case': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'Two small hearing aids stand in an open charging case',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.7,
      things: [
        ['closedBook', 0.19, 0.86, 1],
        ['vaseOfLeaves', 0.86, 0.82, 0.85],
        ['hearingAidCase', 0.5, 0.93, 1.35],
      ],
    },
  },
};
