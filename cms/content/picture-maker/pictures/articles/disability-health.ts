import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const disabilityHealthPictures: Recipes = {
  'accessible-exercise-class': {
    topic: 'disability-health',
    aspect: '16:9',
    alt: 'Three people exercise: one in a wheelchair, one standing, one on a chair',
    scene: {
      kind: 'room',
      floor: 0.7,
      things: [
        ['plainMorningWindow', 0.385, 0.5, 0.48],
        ['rug', 0.53, 0.93, 0.7],
        ['joyful', 0.53, 0.92, 2.05],
        ['seatedBandPull', 0.82, 0.93, 0.95],
        ['seatedLifter', 0.24, 0.93, 2.2],
      ],
    },
  },
  'accessible-exercise-seated-band': {
    topic: 'disability-health',
    light: 'dawn',
    alt: 'An older man sits on a chair and pulls a stretch band round his feet',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['snakePlant', 0.14, 0.9, 1.2],
        ['rug', 0.5, 0.955, 1.3],
        ['seatedBandPull', 0.47, 0.94, 1.4],
        ['dumbbell', 0.82, 0.94, 0.72],
      ],
    },
  },
  'assistive-technology-kitchen': {
    topic: 'disability-health',
    aspect: '16:9',
    alt: 'A thick-handled spoon, a slanted bowl on a mat and a two-handled cup',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.68,
      things: [
        ['glassOfWater', 0.12, 0.8, 0.9],
        ['apple', 0.9, 0.82, 0.85],
        ['easyGripSet', 0.49, 0.88, 1.22],
      ],
    },
  },
  'assistive-technology-white-cane': {
    topic: 'disability-health',
    light: 'dawn',
    alt: 'A woman with dark glasses walks through town with a white cane',
    scene: {
      kind: 'landscape',
      horizon: 0.62,
      sky: [['cloud', 0.7, 0.2, 0.9]],
      land: ['hills', 'town', 'lightField'],
      things: [
        ['limeTree', 0.14, 0.86, 1],
        ['caneWalker', 0.48, 0.94, 2.5],
      ],
      front: 'none',
    },
  },
  'assistive-technology-tablet': {
    topic: 'disability-health',
    alt: 'A screen with six bright picture symbols stands on a table',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.72,
      things: [
        ['symbolTablet', 0.5, 0.92, 1.5],
        ['paleMug', 0.9, 0.94, 0.8],
      ],
    },
  },
  'disability-rights-clinic-ramp': {
    topic: 'disability-health',
    aspect: '16:9',
    alt: 'A wheelchair user in front of a clinic with a ramp and wide glass doors',
    scene: {
      kind: 'landscape',
      horizon: 0.85,
      sky: [
        ['cloud', 0.2, 0.18, 0.9],
        ['longCloud', 0.8, 0.1, 0.7],
      ],
      land: ['hills'],
      things: [
        ['topicTree', 0.05, 0.92, 0.72],
        ['clinicRamp', 0.6, 0.9, 0.74],
        ['wheelchairUser', 0.155, 0.95, 1.45],
      ],
      front: 'none',
    },
  },
  'adaptive-sports-handcycle': {
    topic: 'disability-health',
    aspect: '16:9',
    alt: 'A handcyclist leans back and rides along a road by the woods',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['sun', 0.78, 0.22, 0.9],
        ['cloud', 0.32, 0.18],
      ],
      land: ['mountains', 'forest', 'lightField'],
      things: [
        ['pine', 0.08, 0.72, 0.7],
        ['handcyclist', 0.47, 0.93, 2.5],
      ],
      front: 'none',
    },
  },
  'adaptive-sports-banner': {
    topic: 'disability-health',
    light: 'dawn',
    aspect: '3:1',
    alt: 'A handcyclist, a wheelchair basketball player and a runner on a meadow',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.12, 0.34, 1],
        ['longCloud', 0.5, 0.16],
        ['birds', 0.74, 0.2],
      ],
      land: ['mountains', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.97, 0.84, 0.7],
        ['handcyclist', 0.22, 0.93, 1.55],
        ['courtPlayer', 0.56, 0.92, 1.6],
        ['courtHoop', 0.7, 0.9, 0.86],
        ['runner', 0.84, 0.92, 1.35],
      ],
      front: 'grass',
    },
  },
  'adaptive-sports-court': {
    topic: 'disability-health',
    light: 'dusk',
    alt: 'A wheelchair basketball player lifts the ball toward a high hoop',
    scene: {
      kind: 'room',
      floor: 0.7,
      panelling: true,
      things: [
        ['courtHoop', 0.82, 0.88, 1.3],
        ['courtPlayer', 0.34, 0.94, 2.75],
      ],
    },
  },
  'invisible-disabilities-iceberg': {
    topic: 'disability-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'An iceberg with a small tip in the air and a large mass under water',
    scene: {
      kind: 'landscape',
      horizon: 0.36,
      sky: [
        ['sun', 0.2, 0.26, 0.9],
        ['cloud', 0.36, 0.12, 0.7],
        ['birds', 0.8, 0.2, 0.9],
      ],
      land: ['sea'],
      things: [['iceberg', 0.5, 0.93, 0.78]],
      front: 'none',
    },
  },
  'pressure-injury-cushion': {
    topic: 'disability-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A wheelchair with a thick cushion beside a round mirror on a cabinet',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['snakePlant', 0.94, 0.93, 1],
        ['bedsideTable', 0.77, 0.93, 0.88],
        ['roundMirror', 0.77, 0.655, 0.42],
        ['cushionedWheelchair', 0.4, 0.93, 1.18],
      ],
    },
  },
  'pressure-injury-heels': {
    topic: 'disability-health',
    alt: 'Legs in bed rest on a soft pillow so that both heels hang free',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['plainMorningWindow', 0.3, 0.42, 0.5],
        ['heelsOnPillow', 0.52, 0.92, 1.12],
      ],
    },
  },
};
