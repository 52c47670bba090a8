import type { Recipes } from '../../recipe';

/** The pictures of the articles on migraine, type 1 diabetes, epilepsy, back pain, long COVID, stroke, heart failure and atrial fibrillation. */
export const nervesAndHeartPictures: Recipes = {
  'migraine-darkened-room': {
    topic: 'chronic-illness',
    light: 'night',
    aspect: '16:9',
    alt: 'A woman lies in bed with a cool cloth on her forehead in a darkened room',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['drawnCurtains', 0.62, 0.66, 0.66],
        ['bedsideTable', 0.16, 0.92, 0.9],
        ['lampOff', 0.12, 0.64, 0.7],
        ['glassOfWater', 0.21, 0.64, 0.55],
        ['coolClothSleeper', 0.62, 0.95, 1.08],
      ],
    },
  },
  'type-1-diabetes-lunch-kit': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A phone with a blood sugar curve, a pouch with insulin pens, juice and a salad',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.62,
      things: [
        ['juiceCarton', 0.9, 0.86, 0.95],
        ['saladBowl', 0.15, 0.86, 0.85],
        ['sensorPhone', 0.34, 0.92, 1.05],
        ['insulinPouch', 0.64, 0.94, 0.95],
      ],
    },
  },
  'epilepsy-seizure-first-aid': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'In a park, a woman kneels behind a person lying on the side and looks at her watch',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['cloud', 0.24, 0.2, 0.9],
        ['longCloud', 0.74, 0.14, 0.8],
      ],
      land: ['town', 'forest', 'lightField'],
      things: [
        ['broadTree', 0.14, 0.76, 0.95],
        ['emptyBench', 0.87, 0.74, 0.85],
        ['seizureCare', 0.5, 0.93, -0.98],
      ],
      front: 'none',
    },
  },
  'back-pain-bridge-on-mat': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A person lies on an exercise mat and lifts the hips into a bridge',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['morningWindow', 0.3, 0.6, 0.62],
        ['snakePlant', 0.92, 0.8, 0.95],
        ['waterBottle', 0.1, 0.9, 0.55],
        ['hipBridge', 0.52, 0.93, 1.12],
      ],
    },
  },
  'back-pain-walk-with-dog': {
    topic: 'chronic-illness',
    light: 'dawn',
    alt: 'An older man walks his dog along a lake in the early morning',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.3, 0.34, 0.9],
        ['longCloud', 0.7, 0.16],
        ['birds', 0.14, 0.18],
      ],
      land: ['mountains', 'lake', 'lightField'],
      things: [
        ['autumnTree', 0.8, 0.86, 1.15],
        ['dogWalker', 0.42, 0.93, 2],
      ],
      front: 'none',
    },
  },
  'long-covid-resting-on-stairs': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A woman sits down halfway up a flight of stairs beside her shopping bag',
    scene: {
      kind: 'room',
      floor: 0.9,
      things: [
        ['pictureFrame', 0.13, 0.4, 0.85],
        ['restOnStairs', 0.6, 0.94, 0.98],
        ['roundPlant', 0.09, 0.95, 0.95],
      ],
    },
  },
  'stroke-be-fast-signs': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'Four round signs: an uneven smile, a sinking arm, a broken speech bubble and a stopwatch',
    scene: {
      kind: 'field',
      back: 'rings',
      tone: 'pale',
      plants: 'corners',
      things: [['strokeSigns', 0.5, 0.72, 0.97]],
    },
  },
  'heart-failure-morning-scale': {
    topic: 'heart-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'An older man stands on a bathroom scale in the morning light',
    scene: {
      kind: 'room',
      floor: 0.82,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.28, 0.64, 0.6],
        ['wallClock', 0.72, 0.38, 0.62],
        ['bedsideTable', 0.84, 0.92, 0.85],
        ['towels', 0.84, 0.64, 0.55],
        ['roundPlant', 0.08, 0.92, 0.9],
        ['morningWeigher', 0.52, 0.95, 2.25],
      ],
    },
  },
  'heart-failure-feet-up': {
    topic: 'heart-health',
    alt: 'An older woman reads in an armchair with her feet on a footstool',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['dayWindow', 0.72, 0.56, 0.66],
        ['rug', 0.5, 0.95, 1.35],
        ['footstoolRest', 0.46, 0.93, 1.32],
        ['bedsideTable', 0.88, 0.88, 0.8],
        ['steamingMug', 0.88, 0.683, 0.55],
      ],
    },
  },
  'atrial-fibrillation-watch-and-metronome': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A wristwatch with an uneven heartbeat on its face beside a wooden metronome',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.7,
      things: [
        ['vaseOfFlowers', 0.84, 0.86, 0.85],
        ['metronome', 0.6, 0.9, 1.12],
        ['pulseWatch', 0.34, 0.92, 1.05],
      ],
    },
  },
};
