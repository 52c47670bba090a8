import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const eatingDisordersPictures: Recipes = {
  'meal-support-table-for-two': {
    topic: 'eating-disorders',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two people sharing supper at a small table',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.28, 0.42, 0.9],
        ['dayWindow', 0.68, 0.6, 0.6],
        ['sharedMeal', 0.48, 0.94, 1.1],
        ['monstera', 0.93, 0.93, 0.85],
      ],
    },
  },
  'meal-support-card-game': {
    topic: 'eating-disorders',
    alt: 'A fan of playing cards and two dice next to a glass of water',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.66,
      things: [
        ['vaseOfFlowers', 0.16, 0.74, 0.82],
        ['glassOfWater', 0.86, 0.76, 1.1],
        ['playingCards', 0.46, 0.88, 1.35],
      ],
    },
  },
  'eating-disorder-treatment-team-room': {
    topic: 'eating-disorders',
    aspect: '16:9',
    alt: 'Three chairs and a small table with a box of tissues in a bright room',
    scene: {
      kind: 'room',
      floor: 0.78,
      panelling: true,
      things: [
        ['meadowWindow', 0.5, 0.55, 0.58],
        ['roundPlant', 0.06, 0.88, 1.05],
        ['chair', 0.27, 0.95, 0.86],
        ['bedsideTable', 0.47, 0.93, 0.72],
        ['tissueBox', 0.47, 0.7, 0.6],
        ['chair', 0.68, 0.95, -0.86],
        ['chair', 0.86, 0.95, -0.86],
      ],
    },
  },
  'eating-disorder-recovery-picnic': {
    topic: 'eating-disorders',
    aspect: '16:9',
    alt: 'A picnic blanket with a basket in a meadow where two friends sit',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.82, 0.22, 0.7],
        ['cloud', 0.3, 0.2, 0.9],
      ],
      land: ['hills', 'lake', 'hills'],
      things: [
        ['broadTree', 0.12, 0.88, 1.35],
        ['sittingPair', 0.72, 0.8, 1.15],
        ['picnicBlanket', 0.48, 0.95, 0.95],
      ],
      front: 'none',
    },
  },
  'helping-a-friend-park-swings': {
    topic: 'eating-disorders',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two friends side by side on the swings of a park in the evening',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.5, 0.5, 0.95],
        ['longCloud', 0.22, 0.22, 0.8],
        ['birds', 0.84, 0.24, 0.8],
      ],
      land: ['town', 'hills', 'hills'],
      things: [
        ['limeTree', 0.09, 0.88, 1.15],
        ['bush', 0.92, 0.88, 1],
        ['parkSwings', 0.5, 0.92, 1.1],
      ],
      front: 'grass',
    },
  },
  'binge-eating-cycle-night-kitchen': {
    topic: 'eating-disorders',
    light: 'night',
    aspect: '16:9',
    alt: 'A dark kitchen at night, lit by a refrigerator whose door stands ajar',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['plainNightWindow', 0.26, 0.66, 0.66],
        ['wallClock', 0.5, 0.4, 0.7],
        ['nightFridge', 0.72, 0.93, 0.93],
        ['chair', 0.46, 0.95, 0.82],
        ['snakePlant', 0.07, 0.93, 0.9],
      ],
    },
  },
  'binge-eating-regular-meals': {
    topic: 'eating-disorders',
    alt: 'A wall clock above a bowl of oats, a bowl of soup, bread and an apple',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['wallClock', 0.5, 0.44, 1.55],
        ['apple', 0.9, 0.76, 0.72],
        ['bread', 0.5, 0.78, 0.92],
        ['oatBowl', 0.2, 0.88, 1.02],
        ['soupBowl', 0.73, 0.89, 1.02],
      ],
    },
  },
  'arfid-lunchbox-few-foods': {
    topic: 'eating-disorders',
    aspect: '16:9',
    alt: 'A lunchbox from above with plain pasta, crackers and peeled apple slices',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'corners',
      tone: 'warm',
      things: [['plainLunchbox', 0.5, 0.93, 1.16]],
    },
  },
};
