import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const respiratoryHealthPictures: Recipes = {
  'respiratory-virus-sick-day': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A box of tissues, a thermometer and a steaming mug at a bedside',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.68,
      things: [
        ['lampLit', 0.14, 0.8, 1.15],
        ['glassOfWater', 0.86, 0.82, 0.95],
        ['handyTissues', 0.42, 0.86, 1.3],
        ['steamingMug', 0.68, 0.86, 1.1],
        ['feverThermometer', 0.6, 0.965, 0.75],
      ],
    },
  },
  'pulmonary-rehab-walk-indoors': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'Three older people walk laps in a bright hall, one with a walker, past a chair',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['wallClock', 0.5, 0.34, 0.75],
        ['dayWindow', 0.2, 0.58, 0.58],
        ['dayWindow', 0.8, 0.58, 0.58],
        ['chair', 0.08, 0.86, 0.6],
        ['olderPair', 0.36, 0.92, 1.7],
        ['rollatorWalker', 0.68, 0.93, 1.72],
      ],
    },
  },
  'pursed-lip-breathing-poster': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A head in profile breathes out slowly through pursed lips',
    scene: { kind: 'field', back: 'rings', things: [['pursedLips', 0.54, 0.94, 1.06]] },
  },
  'stop-smoking-ashtray-garden': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A glass ashtray filled with soil in which flowers grow',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.7,
      things: [
        ['books', 0.15, 0.83, 0.85],
        ['paleMug', 0.83, 0.86, 0.9],
        ['ashtrayGarden', 0.49, 0.92, 1.35],
      ],
    },
  },
  'stop-smoking-hilltop': {
    topic: 'respiratory-health',
    alt: 'A hiker climbs a green hill above a forest and a lake',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['cloud', 0.3, 0.16],
        ['sun', 0.76, 0.22, 0.8],
      ],
      land: ['mountains', 'forest', 'lake', 'hills'],
      things: [
        ['pine', 0.86, 0.9, 1.1],
        ['pine', 0.94, 0.94, 0.8],
        ['hiker', 0.42, 0.92, 1.9],
      ],
      front: 'grass',
    },
  },
  'work-dust-respirator-bench': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A respirator with two filters and a yellow hard hat on a workbench',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.66,
      things: [
        ['hardHat', 0.72, 0.84, 1.2],
        ['waterBottle', 0.12, 0.84, 0.85],
        ['dustRespirator', 0.4, 0.93, 1.2],
      ],
    },
  },
  'asthma-inhaler-spacer': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A blue inhaler fitted to a clear spacer on a table',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.68,
      things: [
        ['vaseOfFlowers', 0.86, 0.8, 0.85],
        ['closedBook', 0.14, 0.82, 0.95],
        ['inhalerWithSpacer', 0.47, 0.92, 1.15],
      ],
    },
  },
  'asthma-step-shake': {
    topic: 'respiratory-health',
    alt: 'An inhaler without its cap is shaken',
    scene: { kind: 'field', back: 'disc', things: [['shakenInhaler', 0.5, 0.84, 1.5]] },
  },
  'asthma-step-fit': {
    topic: 'respiratory-health',
    alt: 'An arrow leads from an inhaler to the open end of a spacer',
    scene: { kind: 'field', back: 'blobs', things: [['inhalerMeetsSpacer', 0.48, 0.68, 1.22]] },
  },
  'asthma-step-breathe': {
    topic: 'respiratory-health',
    alt: 'A person in profile holds the mouthpiece of a spacer between the lips',
    scene: { kind: 'field', back: 'rings', things: [['headWithSpacer', 0.44, 0.97, 1.06]] },
  },
  'asthma-step-wait': {
    topic: 'respiratory-health',
    alt: 'A clock beside lungs full of leaves',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      things: [
        ['lungTrees', 0.34, 0.84, 0.9],
        ['wallClock', 0.74, 0.66, 1.5],
      ],
    },
  },
  'bad-air-banner': {
    topic: 'parenting',
    light: 'dusk',
    aspect: '3:1',
    alt: 'A town under an orange sun and layers of haze',
    scene: {
      kind: 'landscape',
      horizon: 0.62,
      sky: [
        ['sun', 0.66, 0.34, 0.7],
        ['haze', 0.3, 0.3, 1.6],
        ['haze', 0.7, 0.46, 1.8],
        ['haze', 0.4, 0.56, 1.6],
      ],
      land: ['mountains', 'town', 'hills'],
      things: [
        ['haze', 0.25, 0.72, 1.6],
        ['haze', 0.75, 0.66, 1.5],
        ['poplar', 0.08, 0.94, 0.7],
        ['poplar', 0.12, 0.96, 0.85],
        ['broadTree', 0.92, 0.95, 0.75],
      ],
      front: 'none',
    },
  },
  'bad-air-clean-room': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'An air cleaner in a living room with the window closed against a hazy evening',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['meadowWindow', 0.26, 0.62, 0.7],
        ['armchair', 0.8, 0.93, 0.92],
        ['airCleaner', 0.52, 0.93, 0.85],
      ],
    },
  },
  'bad-air-respirator-and-phone': {
    topic: 'respiratory-health',
    alt: 'A white respirator with straps on a shelf beside sunglasses and a water bottle',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.7,
      things: [
        ['waterBottle', 0.8, 0.85, 1],
        ['sunglasses', 0.66, 0.95, 0.62],
        ['cupRespirator', 0.38, 0.9, 1.45],
      ],
    },
  },
};
