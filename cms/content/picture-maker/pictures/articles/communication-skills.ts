import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const communicationSkillsPictures: Recipes = {
  'listening-two-armchairs': {
    topic: 'communication-skills',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two armchairs turned to a small table with mugs, a window behind them',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['meadowWindow', 0.5, 0.64, 0.6],
        ['rug', 0.5, 0.93, 1.35],
        ['talkChair', 0.25, 0.9, 1.05],
        ['warmTalkChair', 0.75, 0.9, 1.05],
        ['roundTable', 0.5, 0.92, 0.86],
        ['paleMug', 0.465, 0.675, 0.4],
        ['mug', 0.54, 0.675, -0.4],
        ['snakePlant', 0.94, 0.84, 0.9],
      ],
    },
  },
  'listening-side-by-side': {
    topic: 'communication-skills',
    alt: 'Two people walk side by side along a path beside a lake',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['sun', 0.26, 0.2, 0.7],
        ['cloud', 0.72, 0.18, 0.8],
      ],
      land: ['hills', 'lake', 'hills'],
      things: [
        ['topicTree', 0.84, 0.84, 1.1],
        ['sideBySide', 0.42, 0.92, 1.5],
        ['bush', 0.1, 0.84, 0.8],
      ],
      front: 'grass',
    },
  },
  'difficult-conversation-footbridge': {
    topic: 'communication-skills',
    aspect: '16:9',
    alt: 'Two people come toward each other over a wooden footbridge',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['longCloud', 0.24, 0.16, 0.8],
        ['birds', 0.76, 0.16, 0.7],
      ],
      land: ['forest', 'hills', 'hills'],
      things: [
        ['broadTree', 0.08, 0.76, 0.8],
        ['limeTree', 0.93, 0.76, 0.86],
        ['footbridge', 0.5, 0.8, 1.05],
        ['walker', 0.37, 0.735, 1],
        ['hiker', 0.63, 0.735, -1],
        ['bridgeRail', 0.5, 0.83, 1.05],
      ],
      front: 'grass',
    },
  },
  'family-talk-dinner-table': {
    topic: 'communication-skills',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Five people of several ages around a laid dinner table under a lamp',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.12, 0.46, 0.75],
        ['plainNightWindow', 0.86, 0.5, 0.34],
        ['familyTable', 0.5, 0.95, 1.2],
      ],
    },
  },
  'family-talk-car-ride': {
    topic: 'communication-skills',
    light: 'dawn',
    alt: 'A grown-up and a young person ride in a small car past hills',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['sun', 0.7, 0.3, 0.8],
        ['longCloud', 0.3, 0.2, 0.8],
      ],
      land: ['mountains', 'hills', 'forest', 'lightField'],
      things: [['car', 0.5, 0.9, 1.15]],
      front: 'none',
    },
  },
  'family-talk-under-tree': {
    topic: 'communication-skills',
    alt: 'A parent and a child sit side by side on the grass under an autumn tree',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [['cloud', 0.3, 0.18, 0.9]],
      land: ['hills', 'hills'],
      things: [
        ['treeShade', 0.62, 0.84, 1.1],
        ['autumnTree', 0.66, 0.84, 1.5],
        ['parentChildSitting', 0.4, 0.9, 1.7],
      ],
      front: 'none',
    },
  },
  'texting-two-phones': {
    topic: 'communication-skills',
    aspect: '16:9',
    alt: 'Two phones with the same chat, one in warm colors and one in cool ones',
    scene: {
      kind: 'field',
      back: 'blobs',
      things: [
        ['warmPhone', 0.35, 0.92, 1.08],
        ['coolPhone', 0.65, 0.92, 1.08],
      ],
    },
  },
  'doctor-talk-consulting-room': {
    topic: 'communication-skills',
    aspect: '16:9',
    alt: 'A patient and a doctor in a white coat sit and talk at eye level',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainMorningWindow', 0.5, 0.56, 0.5],
        ['pictureFrame', 0.84, 0.46, 0.8],
        ['consultation', 0.5, 0.93, 1.25],
        ['roundPlant', 0.08, 0.9, 0.95],
      ],
    },
  },
  'boundaries-garden-gate': {
    topic: 'communication-skills',
    aspect: '16:9',
    alt: 'A half-open white garden gate in a picket fence, with a path leading through it',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['sun', 0.78, 0.2, 0.6],
        ['cloud', 0.26, 0.18, 0.8],
      ],
      land: ['hills', 'forest', 'hills'],
      path: true,
      things: [
        ['limeTree', 0.14, 0.8, 1.05],
        ['tulips', 0.3, 0.83, 0.8],
        ['tulips', 0.7, 0.83, 0.8],
        ['bush', 0.88, 0.8, 1.1],
        ['gardenGate', 0.5, 0.84, 1],
        ['daisies', 0.13, 0.97, 0.8],
        ['daisies', 0.3, 0.99, 0.62],
        ['daisies', 0.72, 0.99, 0.62],
        ['daisies', 0.89, 0.97, 0.8],
      ],
      front: 'none',
    },
  },
  'boundaries-quiet-evening': {
    topic: 'communication-skills',
    light: 'dusk',
    alt: 'An armchair with a lit lamp, books and a mug on a small table',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['drawnCurtains', 0.24, 0.74, 0.74],
        ['pictureFrame', 0.56, 0.4, 0.9],
        ['rug', 0.46, 0.94, 1.2],
        ['warmTalkChair', 0.42, 0.92, 1.4],
        ['roundTable', 0.76, 0.92, 1.1],
        ['lampLit', 0.8, 0.69, 0.95],
        ['books', 0.72, 0.69, 0.46],
        ['snakePlant', 0.93, 0.9, 1],
      ],
    },
  },
};
