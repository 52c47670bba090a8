import type { Recipes } from '../../recipe';

/** Pictures of articles on lesbian health, gender-affirming care, queer body image, relationships and fatherhood. */
export const loveAndFatherhoodPictures: Recipes = {
  'lesbian-health-tandem-ride': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'Two women ride a tandem bicycle along a meadow with daisies',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [
        ['cloud', 0.24, 0.2, 0.9],
        ['birds', 0.72, 0.22, 0.9],
      ],
      land: ['hills', 'forest', 'lightField', 'field'],
      things: [
        ['limeTree', 0.9, 0.8, 0.95],
        ['tandem', 0.46, 0.85, 1.6],
      ],
      front: 'daisies',
    },
  },
  'gender-affirming-care-tailored-jacket': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'A half-sewn jacket on a dress form beside a sewing machine and spools of thread',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['dayWindow', 0.7, 0.5, 0.5],
        ['fittedJacket', 0.3, 0.95, 0.98],
        ['sewingTable', 0.7, 0.94, 0.84],
      ],
    },
  },
  'queer-body-image-beach-huts': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'Four bathers of different builds stand on a beach before a row of colorful huts',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.82, 0.22, 0.6],
        ['longCloud', 0.34, 0.16, 0.9],
      ],
      land: ['hills', 'lake', 'beach'],
      things: [
        ['beachHuts', 0.5, 0.76, 1.05],
        ['bathers', 0.5, 0.96, 1.2],
      ],
      front: 'none',
    },
  },
  'lgbtq-relationships-moving-in': {
    topic: 'lgbtq-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two men carry a sofa into a room with moving boxes and a plant',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['plainMorningWindow', 0.5, 0.5, 0.5],
        ['packedBoxes', 0.17, 0.9, 0.78],
        ['monstera', 0.87, 0.88, 0.66],
        ['sofaCarriers', 0.54, 0.96, 1.4],
      ],
    },
  },
  'lgbtq-relationships-two-toothbrushes': {
    topic: 'lgbtq-health',
    alt: 'Two toothbrushes lean in one glass beside folded towels and a small plant',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.74,
      things: [
        ['towels', 0.25, 0.84, 0.85],
        ['twoToothbrushes', 0.54, 0.88, 1.5],
        ['seedling', 0.81, 0.86, 1.25],
      ],
    },
  },
  'fatherhood-morning-carrier': {
    topic: 'mens-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A father walks a dog at sunrise with a baby in a carrier on his chest',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.68, 0.24, 0.8],
        ['longCloud', 0.26, 0.2, 0.9],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['autumnTree', 0.12, 0.84, 1],
        ['emptyBench', 0.84, 0.82, 0.95],
        ['carrierDad', 0.47, 0.93, 1.75],
        ['dog', 0.63, 0.94, 1.1],
      ],
      front: 'grass',
    },
  },
  'fatherhood-boots-by-the-door': {
    topic: 'mens-health',
    alt: 'Large leather boots and tiny yellow rain boots side by side on a doormat',
    scene: {
      kind: 'room',
      floor: 0.72,
      panelling: true,
      things: [
        ['frontDoor', 0.22, 0.74, 0.95],
        ['coatRail', 0.72, 0.66, 0.85],
        ['bootsBigAndSmall', 0.64, 0.93, 0.98],
      ],
    },
  },
};
