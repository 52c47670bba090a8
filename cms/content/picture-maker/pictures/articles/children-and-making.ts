import type { Recipes } from '../../recipe';

/** Adoption, safety at home and siblings; feedback; creative hobbies. */
export const childrenAndMakingPictures: Recipes = {
  'adoption-first-arrival': {
    topic: 'parenting',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A small suitcase with a toy rabbit on it in a lamp-lit hall, tiny red shoes beside large ones',
    scene: {
      kind: 'room',
      floor: 0.78,
      panelling: true,
      things: [
        ['frontDoor', 0.2, 0.8, 0.8],
        ['pictureFrame', 0.42, 0.36, 0.72],
        ['bedsideTable', 0.86, 0.86, 0.86],
        ['lampLit', 0.86, 0.575, 0.86],
        ['childSuitcase', 0.6, 0.92, 0.86],
        ['hallShoes', 0.26, 0.955, 0.84],
      ],
    },
  },
  'home-safety-stair-gate': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'White safety gates at the foot and the top of a carpeted staircase, a teddy bear on the rug',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['stairGate', 0.4, 0.85, 0.88],
        ['pictureFrame', 0.78, 0.42, 0.8],
        ['rug', 0.76, 0.95, 0.9],
        ['teddyBear', 0.72, 0.93, 0.72],
        ['stackingCups', 0.84, 0.94, 0.5],
      ],
    },
  },
  'siblings-blanket-fort': {
    topic: 'parenting',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two children share a book under a blanket hung over chairs, with a string of small lights',
    scene: {
      kind: 'room',
      floor: 0.72,
      things: [
        ['plainNightWindow', 0.095, 0.47, 0.36],
        ['roundPlant', 0.93, 0.84, 0.9],
        ['rug', 0.5, 0.95, 1.7],
        ['blanketFort', 0.5, 0.93, 1.12],
      ],
    },
  },
  'siblings-two-turns': {
    topic: 'parenting',
    alt: 'An hourglass stands between a castle of wooden blocks and a yellow toy crane',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.6,
      things: [
        ['blockCastle', 0.2, 0.76, 1.05],
        ['toyCrane', 0.745, 0.76, 1.12],
        ['sandHourglass', 0.45, 0.91, 0.72],
      ],
    },
  },
  'feedback-across-the-desk': {
    topic: 'communication-skills',
    aspect: '16:9',
    alt: 'Two colleagues talk over a sheet of paper at a small meeting table by an office window',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['cityWindow', 0.5, 0.52, 0.56],
        ['snakePlant', 0.08, 0.86, 0.95],
        ['stickyNotes', 0.85, 0.4, 0.6],
        ['cornerTalk', 0.5, 0.95, 1.06],
      ],
    },
  },
  'feedback-sorting-trays': {
    topic: 'communication-skills',
    light: 'dawn',
    alt: 'Three trays: notes with a tick, a note with a pair of scales, and crumpled paper balls',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.6,
      things: [
        ['vaseOfLeaves', 0.84, 0.68, 1],
        ['lampLit', 0.17, 0.66, 1.6],
        ['sortingTrays', 0.5, 0.89, 1.18],
      ],
    },
  },
  'creative-hobbies-watercolor': {
    topic: 'self-care',
    aspect: '16:9',
    alt: 'A watercolor landscape on a board beside a paint tin, brushes in a jar and a vase of flowers',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.6,
      things: [
        ['vaseOfFlowers', 0.79, 0.7, 0.72],
        ['brushJar', 0.15, 0.78, 1.05],
        ['watercolorPad', 0.44, 0.93, 1.05],
        ['paintTin', 0.83, 0.93, 0.72],
      ],
    },
  },
  'creative-hobbies-pottery-wheel': {
    topic: 'self-care',
    light: 'dawn',
    alt: 'A fresh clay bowl on a potter’s wheel under a shelf of glazed pots',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['plainMorningWindow', 0.8, 0.62, 0.5],
        ['potShelf', 0.33, 0.34, 0.9],
        ['snakePlant', 0.91, 0.88, 0.9],
        ['potterWheel', 0.43, 0.94, 1.08],
      ],
    },
  },
  'creative-hobbies-choir-song': {
    topic: 'self-care',
    alt: 'Five people of different ages sing from open folders in a bright hall',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['meadowWindow', 0.18, 0.55, 0.55],
        ['meadowWindow', 0.82, 0.55, 0.55],
        ['choirRow', 0.5, 0.94, 1.14],
      ],
    },
  },
};
