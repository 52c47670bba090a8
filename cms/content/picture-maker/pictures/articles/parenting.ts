import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const parentingPictures: Recipes = {
  'family-meal-table': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'Bowls of salad and pasta, bread and a jug of water in the middle of a table',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.6,
      things: [
        ['waterJug', 0.5, 0.74, 0.95],
        ['bread', 0.82, 0.77, 0.95],
        ['saladBowl', 0.24, 0.86, 1.15],
        ['noodleBowl', 0.62, 0.95, 1.15],
      ],
    },
  },
  'family-meal-tasting-plate': {
    topic: 'parenting',
    alt: 'A divided plate from above: fruit, toast, and one small floret of broccoli with a few peas',
    scene: {
      kind: 'field',
      back: 'plain',
      tone: 'warm',
      things: [['tastingPlate', 0.5, 0.93, 1.08]],
    },
  },
  'online-safety-shared-laptop': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'A laptop with a shield on its screen between a large and a small mug on the family table',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.68,
      things: [
        ['vaseOfLeaves', 0.13, 0.77, 0.85],
        ['homeLaptop', 0.5, 0.87, 1.22],
        ['mug', 0.22, 0.93, 0.95],
        ['paleMug', 0.8, 0.9, 0.72],
      ],
    },
  },
  'milestones-first-steps': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'A small child walks with arms out toward a kneeling parent',
    scene: {
      kind: 'room',
      floor: 0.7,
      things: [
        ['dayWindow', 0.22, 0.57, 0.56],
        ['pictureFrame', 0.72, 0.34, 0.7],
        ['roundPlant', 0.9, 0.79, 1.05],
        ['rug', 0.52, 0.93, 1.7],
        ['firstSteps', 0.53, 0.92, 2.2],
      ],
    },
  },
  'milestones-banner': {
    topic: 'parenting',
    light: 'dawn',
    aspect: '3:1',
    alt: 'A row of young trees, each one taller than the last',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.84, 0.3, 0.8],
        ['longCloud', 0.36, 0.2, 1],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.12, 0.88, 0.18],
        ['limeTree', 0.25, 0.88, 0.34],
        ['limeTree', 0.4, 0.88, 0.54],
        ['limeTree', 0.57, 0.88, 0.78],
        ['limeTree', 0.77, 0.88, 1.06],
      ],
      front: 'grass',
    },
  },
  'milestones-middle-banner': {
    topic: 'parenting',
    aspect: '3:1',
    alt: 'Five pairs of children’s shoes on a shelf, from very small to large',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.66,
      things: [['shoeRow', 0.47, 0.88, 1.12]],
    },
  },
  'parents-care-quiet-cup': {
    topic: 'parenting',
    light: 'dusk',
    aspect: '16:9',
    alt: 'An armchair with a blanket, a steaming cup on a side table and a full laundry basket',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['dayWindow', 0.2, 0.62, 0.58],
        ['pictureFrame', 0.8, 0.38, 0.75],
        ['bedsideTable', 0.3, 0.88, 0.66],
        ['steamingMug', 0.3, 0.665, 0.62],
        ['nurseryChair', 0.54, 0.93, 0.98],
        ['laundryBasket', 0.82, 0.93, 0.85],
      ],
    },
  },
  'baby-sleep-crib': {
    topic: 'parenting',
    light: 'night',
    aspect: '16:9',
    alt: 'A baby sleeps on its back in an empty crib while the moon shines in',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainNightWindow', 0.2, 0.66, 0.66],
        ['nurseryCrib', 0.58, 0.94, 1.08],
        ['moonLamp', 0.91, 0.9, 0.7],
      ],
    },
  },
  'baby-sleep-bath-time': {
    topic: 'parenting',
    light: 'dusk',
    alt: 'A bathtub with foam and a yellow duck, and folded towels beside it',
    scene: {
      kind: 'room',
      floor: 0.74,
      panelling: true,
      things: [
        ['roundMirror', 0.26, 0.46, 0.55],
        ['snakePlant', 0.9, 0.8, 1],
        ['bathWithDuck', 0.48, 0.9, 1.25],
        ['towels', 0.85, 0.97, 0.72],
      ],
    },
  },
  'tantrum-kneeling-parent': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'A parent kneels down to an angry toddler on the way through a park',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['cloud', 0.22, 0.22, 0.8],
        ['longCloud', 0.7, 0.14, 0.8],
      ],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.1, 0.8, 0.95],
        ['emptyBench', 0.85, 0.8, 0.95],
        ['limeTree', 0.94, 0.72, 0.7],
        ['kneelingAndChild', 0.48, 0.93, 2.3],
      ],
      front: 'none',
    },
  },
};
