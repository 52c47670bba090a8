import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const lgbtqHealthPictures: Recipes = {
  'coming-out-open-door': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'Someone stands before an open door that shows a meadow and a rainbow',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['pictureFrame', 0.84, 0.5, 0.85],
        ['openDoorway', 0.48, 0.86, 0.88],
        ['standing', 0.43, 0.96, 1.3],
        ['snakePlant', 0.14, 0.92, 1],
      ],
    },
  },
  'coming-out-friends-hill': {
    topic: 'lgbtq-health',
    light: 'dusk',
    alt: 'Two friends sit close on a hill and look at the evening sun over a town',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.6, 0.44, 0.9],
        ['longCloud', 0.3, 0.2, 0.9],
      ],
      land: ['hills', 'town', 'hills'],
      things: [['sittingPair', 0.42, 0.9, 1.6]],
      front: 'daisies',
    },
  },
  'affirming-doctor-white-coat': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'A white coat with a rainbow pin and a stethoscope hangs on a row of hooks',
    scene: {
      kind: 'room',
      floor: 0.94,
      things: [
        ['plainMorningWindow', 0.16, 0.68, 0.55],
        ['whiteCoat', 0.5, 0.93, 0.88],
        ['monstera', 0.82, 0.98, 1],
      ],
    },
  },
  'chosen-family-garden-table': {
    topic: 'lgbtq-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Six friends of several ages at a garden table under strings of lights',
    scene: {
      kind: 'landscape',
      horizon: 0.52,
      sky: [['longCloud', 0.24, 0.2, 0.8]],
      land: ['hills', 'forest', 'hills'],
      things: [['lanternTable', 0.5, 0.93, 1.06]],
      front: 'none',
    },
  },
  'chosen-family-three-generations': {
    topic: 'lgbtq-health',
    alt: 'An old man with a cane, a woman and a young person stroll past autumn trees',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [['cloud', 0.7, 0.18, 0.9]],
      land: ['hills', 'hills'],
      things: [
        ['autumnTree', 0.14, 0.82, 1.2],
        ['topicTree', 0.88, 0.82, 1.25],
        ['threeGenerations', 0.5, 0.92, 1.45],
      ],
      front: 'grass',
    },
  },
  'chosen-family-picture-wall': {
    topic: 'lgbtq-health',
    alt: 'Framed portraits of friends on a wall above an armchair and a lamp',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['pictureWall', 0.5, 0.61, 1.08],
        ['warmTalkChair', 0.38, 0.96, 1],
        ['roundTable', 0.64, 0.95, 0.82],
        ['candle', 0.64, 0.775, 0.55],
      ],
    },
  },
  'paths-to-parenthood-nursery': {
    topic: 'lgbtq-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A crib with a teddy bear under a mobile of hearts in rainbow colors',
    scene: {
      kind: 'room',
      floor: 0.82,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.2, 0.58, 0.52],
        ['rug', 0.55, 0.95, 1.2],
        ['crib', 0.56, 0.93, 0.86],
        ['toyBlocks', 0.86, 0.94, 0.45],
      ],
    },
  },
  'hiv-prevention-daily-tablet': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'A bottle of tablets, one blue tablet, a glass of water and a calendar',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.74,
      things: [
        ['calendarLeaf', 0.31, 0.86, 1],
        ['pillBottle', 0.5, 0.9, 1.1],
        ['glassOfWater', 0.75, 0.9, 1.15],
      ],
    },
  },
  'hiv-prevention-evening-couple': {
    topic: 'lgbtq-health',
    light: 'dusk',
    alt: 'A couple stands hand in hand by the water and looks at the lights of a town',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['crescent', 0.76, 0.26, 0.6],
        ['longCloud', 0.3, 0.18, 0.9],
      ],
      land: ['town', 'lake', 'beach'],
      things: [['couple', 0.46, 0.93, 1.6]],
      front: 'none',
    },
  },
  'minority-stress-shared-umbrella': {
    topic: 'lgbtq-health',
    aspect: '16:9',
    alt: 'Two people share a rainbow-colored umbrella in the rain',
    scene: {
      kind: 'landscape',
      horizon: 0.54,
      sky: [
        ['rainCloud', 0.22, 0.34, 0.9],
        ['rainCloud', 0.78, 0.3, 0.8],
      ],
      land: ['town', 'hills'],
      things: [
        ['rainfall', 0.5, 0.96, 1],
        ['sharedUmbrella', 0.5, 0.93, 1.28],
      ],
      front: 'none',
    },
  },
};
