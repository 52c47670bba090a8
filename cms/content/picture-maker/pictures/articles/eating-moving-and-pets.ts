import type { Recipes } from '../../recipe';

/** Pictures of articles on eating disorders less talked of, food around training, swimming, and animals at home. */
export const eatingMovingAndPetPictures: Recipes = {
  'eating-disorders-in-men-two-friends-talking': {
    topic: 'eating-disorders',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two men on a park bench by low sun, one with a hand on the other’s shoulder, a sports bag beside them',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.62, 0.4, 0.95],
        ['longCloud', 0.24, 0.2, 0.9],
        ['birds', 0.84, 0.22, 0.7],
      ],
      land: ['forest', 'hills', 'field'],
      things: [
        ['autumnTree', 0.09, 0.84, 1.35],
        ['benchFriends', 0.46, 0.92, 1.9],
        ['gymBag', 0.79, 0.94, 0.55],
      ],
      front: 'grass',
    },
  },
  'orthorexia-own-box-beside-birthday-cake': {
    topic: 'eating-disorders',
    aspect: '16:9',
    alt: 'A closed box of salad kept apart on a table with a birthday cake and a vase of flowers',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.68,
      things: [
        ['vaseOfFlowers', 0.12, 0.78, 0.8],
        ['birthdayCake', 0.4, 0.86, 1.02],
        ['saladBox', 0.8, 0.93, 0.86],
      ],
    },
  },
  'night-eating-tray-by-the-bed': {
    topic: 'eating-disorders',
    light: 'night',
    aspect: '16:9',
    alt: 'A tray with a sandwich and cookies beside a lamp and a clock that shows half past one',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.76,
      things: [
        ['plainNightWindow', 0.79, 0.6, 0.66],
        ['lampLit', 0.17, 0.86, 1.5],
        ['bellClockOne', 0.35, 0.84, 0.86],
        ['glassOfMilk', 0.91, 0.9, 0.9],
        ['snackTray', 0.62, 0.95, 0.95],
      ],
    },
  },
  'sports-nutrition-snack-on-the-bench': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A sports bag, a water bottle, bananas and a plate of sandwiches side by side',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.7,
      things: [
        ['gymBag', 0.27, 0.82, 1.25],
        ['waterBottle', 0.53, 0.84, 1.1],
        ['bananas', 0.84, 0.82, 0.9],
        ['plateOfSandwiches', 0.67, 0.95, 0.95],
      ],
    },
  },
  'swimming-crawl-in-the-lane': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A swimmer doing the crawl between two lane ropes of an indoor pool',
    scene: {
      kind: 'room',
      floor: 0.6,
      things: [
        ['snakePlant', 0.9, 0.24, 0.42],
        ['wallClock', 0.5, 0.2, 0.52],
        ['towels', 0.13, 0.24, 0.5],
        ['crawlLane', 0.5, 1, 1],
      ],
    },
  },
  'swimming-water-exercise-noodle': {
    topic: 'fitness',
    light: 'dawn',
    alt: 'Foam noodles, a float board, goggles and towels ready at the side of a pool',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.66,
      things: [
        ['kickboard', 0.32, 0.8, 1.1],
        ['foamNoodles', 0.7, 0.8, 1.15],
        ['towels', 0.6, 0.95, 0.85],
        ['swimGoggles', 0.24, 0.955, 0.95],
      ],
    },
  },
  'pets-wellbeing-cat-at-the-window': {
    topic: 'wellness',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A striped cat on a window sill looking out at a garden',
    scene: {
      kind: 'room',
      floor: 0.9,
      things: [
        ['meadowWindow', 0.5, 0.74, 0.8],
        ['sittingCat', 0.56, 0.745, 0.8],
        ['monstera', 0.82, 0.96, 1.05],
        ['pictureFrame', 0.16, 0.4, 0.8],
        ['readingChair', 0.16, 0.98, 0.74],
      ],
    },
  },
  'pets-wellbeing-older-woman-walking-dog': {
    topic: 'wellness',
    light: 'day',
    alt: 'A gray-haired woman with a shaggy dog on a leash beside a lake',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['sun', 0.2, 0.24, 0.7],
        ['cloud', 0.7, 0.18, 0.9],
      ],
      land: ['hills', 'lake', 'lightField'],
      things: [
        ['broadTree', 0.83, 0.8, 1.15],
        ['bush', 0.1, 0.8, 0.9],
        ['shaggyDogWalk', 0.45, 0.9, 2.2],
      ],
      front: 'grass',
    },
  },
  'pets-wellbeing-bowl-leash-and-brush': {
    topic: 'wellness',
    alt: 'A full pet bowl, a coiled red leash and a wooden brush',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.62,
      things: [
        ['roundPlant', 0.82, 0.72, 1],
        ['petBowl', 0.36, 0.76, 1.6],
        ['petBrush', 0.27, 0.94, 1.2],
        ['coiledLeash', 0.7, 0.93, 1.25],
      ],
    },
  },
};
