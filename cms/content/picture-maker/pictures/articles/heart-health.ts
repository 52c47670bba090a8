import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const heartHealthPictures: Recipes = {
  'blood-pressure-monitor': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'An upper-arm blood pressure monitor with its cuff on a table',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.7,
      things: [
        ['vaseOfLeaves', 0.12, 0.8, 0.85],
        ['glassOfWater', 0.9, 0.8, 0.95],
        ['monitorAndCuff', 0.46, 0.88, 1.15],
      ],
    },
  },
  'blood-pressure-two-numbers': {
    topic: 'heart-health',
    alt: 'A squeezed heart beside a tall bar and a resting heart beside a shorter bar',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      things: [
        ['squeezedHeart', 0.19, 0.74, 0.82],
        ['tallBar', 0.41, 0.78, 1.3],
        ['restingHeart', 0.66, 0.74, 0.82],
        ['shortBar', 0.88, 0.78, 1.3],
      ],
    },
  },
  'blood-pressure-step-rest': {
    topic: 'heart-health',
    alt: 'A chair beside a clock that shows five minutes',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['wallClock', 0.66, 0.46, 1.5],
        ['roundPlant', 0.86, 0.88, 1.1],
        ['chair', 0.32, 0.92, 1.35],
      ],
    },
  },
  'blood-pressure-step-sit': {
    topic: 'heart-health',
    alt: 'A person sitting with the back supported and both feet flat on the floor',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.74, 0.46, 1.05],
        ['snakePlant', 0.84, 0.86, 1.25],
        ['sitter', 0.42, 0.93, 1.42],
      ],
    },
  },
  'blood-pressure-step-arm': {
    topic: 'heart-health',
    alt: 'A bare arm on a table with the cuff level with the heart',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.76,
      things: [
        ['bloodPressureMonitor', 0.84, 0.8, 1],
        ['armWithCuff', 0.5, 0.88, 1.05],
      ],
    },
  },
  'blood-pressure-step-note': {
    topic: 'heart-health',
    alt: 'A notebook with two columns of readings and a pencil',
    scene: { kind: 'field', back: 'blobs', plants: 'corners', things: [['notebook', 0.5, 0.86, 1.25]] },
  },
  'heart-plate-fish-and-greens': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A plate of salmon with lemon, salad and grains beside a bottle of olive oil',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.56,
      things: [
        ['oliveOilBottle', 0.16, 0.74, 0.98],
        ['nutBowl', 0.84, 0.72, 0.85],
        ['glassOfWater', 0.64, 0.68, 0.85],
        ['salmonPlate', 0.48, 0.95, 1.2],
      ],
    },
  },
  'heart-plate-breakfast-oats': {
    topic: 'heart-health',
    alt: 'A bowl of oats with berries, a small bowl of nuts and a cup of coffee',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.64,
      things: [
        ['paleMug', 0.82, 0.77, 1.25],
        ['nutBowl', 0.2, 0.8, 1.1],
        ['apple', 0.9, 0.9, 0.75],
        ['oatBowl', 0.5, 0.93, 1.65],
      ],
    },
  },
  'heart-exercise-uphill-ride': {
    topic: 'heart-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A cyclist and a runner on a hill road in the morning',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.68, 0.36, 1],
        ['longCloud', 0.24, 0.2],
        ['birds', 0.44, 0.24],
      ],
      land: ['mountains', 'hills', 'lightField'],
      things: [
        ['heartTree', 0.9, 0.84, 0.8],
        ['pine', 0.06, 0.82, 0.75],
        ['pine', 0.13, 0.8, 0.55],
        ['runner', 0.3, 0.92, 1.35],
        ['cyclist', 0.6, 0.94, 1.5],
      ],
      front: 'none',
    },
  },
  'women-heart-doctor-visit': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A woman and her doctor talk at a desk',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['pictureFrame', 0.5, 0.29, 0.72],
        ['roundPlant', 0.07, 0.86, 0.85],
        ['wallClock', 0.94, 0.3, 0.5],
        ['doctorTalk', 0.5, 0.94, 1.02],
      ],
    },
  },
  'women-heart-walking-together': {
    topic: 'heart-health',
    light: 'dusk',
    alt: 'Three women of different ages walk together in the evening',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [
        ['sun', 0.28, 0.36, 1.1],
        ['cloud', 0.74, 0.16, 0.9],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.1, 0.84, 0.9],
        ['womenWalking', 0.56, 0.93, 2.2],
      ],
      front: 'none',
    },
  },
  'stress-heart-loosened-thread': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A red heart wound with thread that runs out loosely to a ball of yarn',
    scene: { kind: 'field', back: 'blobs', tone: 'warm', things: [['threadHeart', 0.5, 0.84, 1.14]] },
  },
  'heart-attack-emergency-call': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A phone ready to call for help beside a defibrillator in its case',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.74,
      things: [
        ['callingPhone', 0.32, 0.92, 1.3],
        ['defibrillatorCase', 0.65, 0.92, 1.15],
      ],
    },
  },
  'heart-attack-cpr-poster': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'Someone kneels and presses on the chest of a person lying on the floor',
    scene: {
      kind: 'room',
      floor: 0.7,
      things: [
        ['dayWindow', 0.18, 0.56, 0.56],
        ['defibrillatorCase', 0.84, 0.86, 0.62],
        ['compressions', 0.48, 0.92, 2.2],
      ],
    },
  },
  'cholesterol-blood-tubes': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'Three blood sample tubes in a rack between fruit and a book',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.72,
      things: [
        ['pear', 0.14, 0.86, 0.8],
        ['apple', 0.22, 0.89, 0.75],
        ['bloodTubeRack', 0.52, 0.92, 1.3],
        ['closedBook', 0.87, 0.88, 0.9],
      ],
    },
  },
};
