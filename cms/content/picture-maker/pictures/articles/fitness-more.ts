import type { Recipes } from '../../recipe';

/** More pictures of the articles on fitness: strength, warming up, older age, faster walking. */
export const moreFitnessPictures: Recipes = {
  'strength-training-living-room': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A person squatting with a dumbbell in a living room',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['dayWindow', 0.22, 0.68, 0.62],
        ['monstera', 0.91, 0.87, 0.9],
        ['rug', 0.5, 0.95, 1],
        ['rolledMat', 0.2, 0.93, 0.62],
        ['squatter', 0.49, 0.94, 2.7],
      ],
    },
  },
  'strength-training-band': {
    topic: 'fitness',
    light: 'dawn',
    alt: 'A person pulling a rubber band that is fixed to a door',
    scene: {
      kind: 'room',
      floor: 0.82,
      panelling: true,
      things: [
        ['frontDoor', 0.86, 0.83, 1.15],
        ['dumbbell', 0.62, 0.95, 0.6],
        ['bandRower', 0.34, 0.93, 2.8],
      ],
    },
  },
  'motivation-rainy-hallway': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'Running shoes under a raincoat and an umbrella, with rain outside the window',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['rainyPane', 0.76, 0.7, 0.74],
        ['coatRail', 0.32, 0.78, 0.88],
        ['trainers', 0.36, 0.92, 0.9],
        ['snakePlant', 0.93, 0.88, 0.9],
      ],
    },
  },
  'warm-up-stretch': {
    topic: 'fitness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two people warming up in a park, one in a lunge and one bending sideways',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.52, 0.42, 0.9],
        ['longCloud', 0.22, 0.2, 0.7],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['topicTree', 0.07, 0.86, 1.15],
        ['limeTree', 0.94, 0.82, 1],
        ['sideStretcher', 0.63, 0.92, 1.75],
        ['lungeStretcher', 0.35, 0.93, 1.8],
      ],
      front: 'none',
    },
  },
  'warm-up-yoga-mat': {
    topic: 'fitness',
    light: 'dusk',
    alt: 'A person on a mat reaching for the toes',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['lampLit', 0.14, 0.76, 0.9],
        ['roundPlant', 0.87, 0.8, 1.1],
        ['floorStretcher', 0.5, 0.93, 4],
      ],
    },
  },
  'warm-up-ankle-rest': {
    topic: 'fitness',
    alt: 'A bandaged ankle with a cold pack, raised on a cushion',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.74,
      things: [
        ['books', 0.86, 0.8, 0.9],
        ['ankleOnCushion', 0.36, 0.9, 1.15],
      ],
    },
  },
  'exercise-older-park': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'Three older people doing tai chi on a lawn by a lake',
    scene: {
      kind: 'landscape',
      horizon: 0.4,
      sky: [
        ['cloud', 0.72, 0.18, 0.8],
        ['birds', 0.36, 0.2, 0.8],
      ],
      land: ['mountains', 'lake', 'lightField'],
      things: [
        ['autumnTree', 0.06, 0.8, 1.1],
        ['bush', 0.95, 0.82, 0.9],
        ['taiChiTrio', 0.5, 0.92, 1.6],
      ],
      front: 'none',
    },
  },
  'walking-hill-path': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A hiker going up a grassy hill with mountains behind',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      path: true,
      sky: [
        ['sun', 0.2, 0.26, 0.7],
        ['longCloud', 0.66, 0.16, 0.8],
      ],
      land: ['mountains', 'hills', 'hills'],
      things: [
        ['pine', 0.12, 0.8, 0.9],
        ['pine', 0.2, 0.84, 0.7],
        ['pine', 0.9, 0.82, 1],
        ['hiker', 0.53, 0.85, 1.6],
      ],
      front: 'grass',
    },
  },
  'walking-poles-pair': {
    topic: 'fitness',
    light: 'dawn',
    alt: 'Two people with walking poles on a woodland path',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [['sun', 0.8, 0.34, 0.7]],
      land: ['forest', 'forest', 'lightField'],
      things: [
        ['broadTree', 0.08, 0.82, 1.2],
        ['pine', 0.92, 0.8, 1.3],
        ['poleWalkers', 0.5, 0.94, 2.3],
      ],
      front: 'none',
    },
  },
};
