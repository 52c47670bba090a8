import type { Recipes } from '../../recipe';

/** The pictures of the articles on life with a disability and on what bodies say without words. */
export const manyWaysToLivePictures: Recipes = {
  'deaf-health-signing-friends': {
    topic: 'disability-health',
    aspect: '16:9',
    alt: 'Two friends face each other in a bright room and talk in sign language',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainMorningWindow', 0.17, 0.6, 0.5],
        ['rug', 0.5, 0.95, 1.1],
        ['monstera', 0.845, 0.93, 0.85],
        ['signingFriends', 0.5, 0.945, 2.6],
      ],
    },
  },
  'deaf-health-video-call': {
    topic: 'disability-health',
    light: 'dawn',
    alt: 'On a screen an interpreter signs with both hands, with the caller in a corner',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.74,
      things: [
        ['videoInterpreter', 0.45, 0.88, 1.42],
        ['steamingMug', 0.89, 0.93, 0.85],
      ],
    },
  },
  'disabled-parent-lap-ride': {
    topic: 'disability-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A mother in a wheelchair rides through a park with a toddler on her lap',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.74, 0.3, 0.8],
        ['cloud', 0.28, 0.16, 0.8],
      ],
      land: ['hills', 'forest', 'lightField'],
      things: [
        ['limeTree', 0.14, 0.86, 1.15],
        ['bush', 0.9, 0.84, 0.9],
        ['lapRide', 0.5, 0.94, 2.75],
      ],
      front: 'none',
    },
  },
  'cerebral-palsy-walking-frame': {
    topic: 'disability-health',
    aspect: '16:9',
    alt: 'A child with a wheeled frame and a grown-up walk toward the swings',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.24, 0.18, 0.9],
        ['birds', 0.52, 0.14, 0.8],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.07, 0.8, 0.9],
        ['parkSwings', 0.77, 0.82, 0.78],
        ['walker', 0.24, 0.93, 2.35],
        ['frameWalker', 0.44, 0.95, 1.6],
      ],
      front: 'none',
    },
  },
  'intellectual-disability-baking': {
    topic: 'disability-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two people bake at a counter, with three picture cards on the wall behind',
    scene: {
      kind: 'room',
      floor: 0.9,
      panelling: true,
      things: [
        ['stepCards', 0.5, 0.245, 0.9],
        ['bakingPair', 0.48, 1, 1.05],
      ],
    },
  },
  'limb-loss-park-bench': {
    topic: 'disability-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A man with an artificial lower leg walks his dog past a park bench',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.82, 0.3, 0.8],
        ['longCloud', 0.4, 0.16, 0.8],
      ],
      land: ['forest', 'hills', 'lightField'],
      things: [
        ['autumnTree', 0.12, 0.84, 1.1],
        ['emptyBench', 0.27, 0.87, 1.25],
        ['prosthesisWalker', 0.58, 0.94, 2.35],
        ['dog', 0.79, 0.95, 1.5],
      ],
      front: 'none',
    },
  },
  'limb-loss-workshop': {
    topic: 'disability-health',
    alt: 'An artificial leg in a green shoe stands on a bench beside a file and a plaster roll',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.72,
      things: [
        ['artificialLeg', 0.4, 0.9, 1.2],
        ['benchTools', 0.77, 0.95, 1.25],
      ],
    },
  },
  'nonverbal-signals-cafe': {
    topic: 'communication-skills',
    light: 'dawn',
    aspect: '16:9',
    alt: 'At a small table one person leans in while the other leans back, arms crossed',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['dayWindow', 0.5, 0.62, 0.58],
        ['pictureFrame', 0.14, 0.44, 0.7],
        ['roundPlant', 0.92, 0.92, 0.95],
        ['cafePair', 0.49, 0.95, 1.32],
      ],
    },
  },
  'nonverbal-distance-bench': {
    topic: 'communication-skills',
    light: 'dusk',
    alt: 'Two people sit at the ends of a long bench by a lake, a bag between them',
    scene: {
      kind: 'landscape',
      horizon: 0.4,
      sky: [
        ['sun', 0.5, 0.32, 0.9],
        ['birds', 0.22, 0.18, 0.9],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [['benchApart', 0.5, 0.88, 2.3]],
      front: 'grass',
    },
  },
};
