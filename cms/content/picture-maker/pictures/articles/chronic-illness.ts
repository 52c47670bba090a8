import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const chronicIllnessPictures: Recipes = {
  'pacing-energy-battery': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A battery filled to less than half, with a small plant growing in its second cell',
    scene: { kind: 'field', back: 'rings', plants: 'corners', things: [['leafBattery', 0.5, 0.76, 1.15]] },
  },
  'pacing-rest-armchair': {
    topic: 'chronic-illness',
    alt: 'An armchair with a cushion and a blanket beside a clock and a plant',
    scene: {
      kind: 'room',
      floor: 0.78,
      panelling: true,
      things: [
        ['wallClock', 0.2, 0.42, 1],
        ['monstera', 0.82, 0.86, 1.15],
        ['rug', 0.46, 0.95, 1.2],
        ['armchair', 0.46, 0.92, 1.35],
      ],
    },
  },
  'autoimmune-shield-of-leaves': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A shield made of leaves with round germs on both sides of it',
    scene: { kind: 'field', back: 'disc', tone: 'warm', things: [['leafShield', 0.5, 0.93, 1.06]] },
  },
  'several-conditions-one-table': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A blood pressure monitor, a pill box, an inhaler and a glass of water on one table',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.66,
      things: [
        ['bloodPressureMonitor', 0.26, 0.8, 1.05],
        ['glassOfWater', 0.88, 0.8, 0.95],
        ['sprayInhaler', 0.7, 0.8, 0.72],
        ['pillBox', 0.5, 0.95, 0.75],
      ],
    },
  },
  'several-conditions-week-calendar': {
    topic: 'chronic-illness',
    alt: 'A desk calendar with marked days, a closed book and a green mug',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.68,
      things: [
        ['vaseOfLeaves', 0.83, 0.78, 0.95],
        ['calendarLeaf', 0.42, 0.87, 1.9],
        ['mug', 0.74, 0.92, 0.95],
        ['closedBook', 0.16, 0.94, 0.85],
      ],
    },
  },
  'several-conditions-pharmacy-counter': {
    topic: 'chronic-illness',
    alt: 'A woman talks with a pharmacist across the counter of a pharmacy',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['roundPlant', 0.07, 0.9, 1],
        ['pharmacyDesk', 0.5, 0.95, 1.32],
      ],
    },
  },
  'flare-plan-umbrella': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'Rolled umbrellas in a stand beside a front door',
    scene: {
      kind: 'room',
      floor: 0.82,
      panelling: true,
      things: [
        ['frontDoor', 0.62, 0.825, 0.86],
        ['umbrellaStand', 0.38, 0.92, 0.95],
        ['trainers', 0.83, 0.94, 0.62],
        ['pictureFrame', 0.16, 0.5, 0.95],
      ],
    },
  },
  'flare-plan-banner': {
    topic: 'chronic-illness',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A lighthouse on a calm shore while a rain cloud draws near over the sea',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.4, 0.5, 0.9],
        ['rainCloud', 0.16, 0.42, 1],
        ['longCloud', 0.62, 0.2, 0.9],
      ],
      land: ['sea'],
      things: [
        ['boat', 0.5, 0.8, 0.5],
        ['harbour', 0.8, 1.02, 1.25],
      ],
      front: 'none',
    },
  },
  'flare-plan-middle-banner': {
    topic: 'chronic-illness',
    aspect: '3:1',
    alt: 'A basket packed with a hot-water bottle, a cushion and books on a table',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.66,
      things: [
        ['candle', 0.32, 0.84, 0.8],
        ['steamingMug', 0.7, 0.86, 0.85],
        ['towels', 0.86, 0.88, 0.7],
        ['vaseOfLeaves', 0.14, 0.84, 0.75],
        ['flareBasket', 0.51, 0.93, 0.95],
      ],
    },
  },
  'arthritis-pool-walk': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'Three people walk through chest-high water in a swimming pool',
    scene: {
      kind: 'field',
      back: 'plain',
      tone: 'warm',
      things: [
        ['plainMorningWindow', 0.2, 0.24, 0.34],
        ['plainMorningWindow', 0.5, 0.24, 0.34],
        ['plainMorningWindow', 0.8, 0.24, 0.34],
        ['poolWalkers', 0.5, 1, 1],
      ],
    },
  },
  'arthritis-band-exercise': {
    topic: 'chronic-illness',
    alt: 'An older woman on a chair stretches one leg against an exercise band',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.78, 0.44, 1],
        ['dumbbell', 0.84, 0.9, 0.6],
        ['bandTraining', 0.42, 0.94, 1.27],
      ],
    },
  },
  'diabetes-meter-and-apple': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A blood sugar meter with its pen on a table beside an apple and walking shoes',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.7,
      things: [
        ['apple', 0.22, 0.86, 1],
        ['trainers', 0.86, 0.86, 0.72],
        ['glucoseKit', 0.47, 0.92, 1.3],
      ],
    },
  },
};
