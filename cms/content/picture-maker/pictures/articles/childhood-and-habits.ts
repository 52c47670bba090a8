import type { Recipes } from '../../recipe';

/** Fever, vaccines and bullying; eating disorders and gambling; weight, and speaking in public. */
export const childhoodAndHabitPictures: Recipes = {
  'fever-child-in-bed': {
    topic: 'parenting',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A child asleep under a patchwork quilt, a thermometer and water on the table beside the bed',
    scene: {
      kind: 'room',
      floor: 0.84,
      panelling: true,
      things: [
        ['plainNightWindow', 0.62, 0.58, 0.52],
        ['bedsideTable', 0.15, 0.95, 0.94],
        ['lampLit', 0.1, 0.645, 0.66],
        ['glassOfWater', 0.2, 0.645, 0.44],
        ['feverThermometer', 0.165, 0.665, 0.36],
        ['sickChildBed', 0.6, 0.95, 0.94],
      ],
    },
  },
  'childhood-vaccines-bandaged-bear': {
    topic: 'child-development',
    aspect: '16:9',
    alt: 'A teddy bear with a bandaged head beside a vaccination booklet and a box of adhesive bandages',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.68,
      things: [
        ['plasterStack', 0.83, 0.83, 0.95],
        ['bandagedBear', 0.24, 0.86, 1.7],
        ['vaccineBooklet', 0.56, 0.93, 0.98],
      ],
    },
  },
  'bullying-alone-at-recess': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'A child sits alone on a low wall while three others play ball outside the school',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.2, 0.16, 0.9],
        ['longCloud', 0.82, 0.24, 0.8],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['schoolHouse', 0.62, 0.68, 0.72],
        ['limeTree', 0.07, 0.86, 1.1],
        ['ballPlayers', 0.73, 0.84, 0.82],
        ['loneSchoolchild', 0.3, 0.94, 1.25],
      ],
      front: 'none',
    },
  },
  'anorexia-chair-kept-at-table': {
    topic: 'eating-disorders',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A family at table with a fourth place laid and a pink cardigan on the empty chair',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['morningWindow', 0.66, 0.47, 0.48],
        ['pictureFrame', 0.25, 0.34, 0.72],
        ['snakePlant', 0.07, 0.88, 0.9],
        ['keptPlaceTable', 0.5, 0.96, 1.12],
      ],
    },
  },
  'bulimia-light-under-door': {
    topic: 'eating-disorders',
    light: 'night',
    aspect: '16:9',
    alt: 'Somebody sits on a dark landing beside a closed door with light beneath it',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.13, 0.46, 0.86],
        ['lightUnderDoor', 0.4, 0.83, 0.9],
        ['floorWaiter', 0.68, 0.93, 0.98],
        ['steamingMug', 0.505, 0.95, 0.38],
        ['roundPlant', 0.9, 0.92, 1.05],
      ],
    },
  },
  'gambling-phone-at-night': {
    topic: 'addiction-recovery',
    light: 'night',
    aspect: '16:9',
    alt: 'A phone with a slot machine glows on a nightstand after one at night',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.76,
      things: [
        ['plainNightWindow', 0.17, 0.62, 0.58],
        ['lampOff', 0.27, 0.86, 1.2],
        ['bellClockOne', 0.76, 0.88, 0.9],
        ['reelPhone', 0.52, 0.94, 0.9],
      ],
    },
  },
  'gambling-paid-back-jar': {
    topic: 'addiction-recovery',
    alt: 'A jar of coins, a rack of letters and a checklist on a table in the morning',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.66,
      things: [
        ['plainMorningWindow', 0.6, 0.6, 0.72],
        ['clipboardTicks', 0.22, 0.82, 0.98],
        ['letterRack', 0.53, 0.84, 1.02],
        ['savingsJar', 0.81, 0.88, 1.06],
        ['paleMug', 0.36, 0.94, 0.8],
      ],
    },
  },
  'weight-health-market-day': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'A market stall with tomatoes, greens and oranges, and two people walking up to it',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.16, 0.24, 0.7],
        ['cloud', 0.44, 0.14, 0.8],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.05, 0.84, 1.05],
        ['marketStall', 0.68, 0.92, 0.76],
        ['twoWalkers', 0.26, 0.95, 1.45],
      ],
      front: 'none',
    },
  },
  'public-speaking-small-hall': {
    topic: 'communication-skills',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A speaker at a lectern on a small stage, seen over the heads of the listeners',
    scene: {
      kind: 'room',
      floor: 0.7,
      panelling: true,
      things: [
        ['stageCurtain', 0.5, 0.68, 0.94],
        ['roundPlant', 0.76, 0.68, 0.7],
        ['lecternSpeaker', 0.5, 0.74, 0.8],
        ['audienceRows', 0.5, 1.04, 0.92],
      ],
    },
  },
  'public-speaking-cue-cards': {
    topic: 'communication-skills',
    alt: 'Four cue cards, a table microphone and a glass of water',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.64,
      things: [
        ['tableMicrophone', 0.78, 0.82, 1.15],
        ['glassOfWater', 0.2, 0.76, 1.05],
        ['cueCards', 0.46, 0.94, 1.02],
      ],
    },
  },
};
