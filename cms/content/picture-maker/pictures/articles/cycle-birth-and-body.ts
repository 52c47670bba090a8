import type { Recipes } from '../../recipe';

/** Pictures of the articles on premenstrual syndrome, hormone therapy, endometriosis, PCOS, miscarriage, birth, herpes and testicles. */
export const cycleBirthAndBodyPictures: Recipes = {
  'premenstrual-syndrome-diary': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'An open diary with rows of dots that grow large and red in the last week of each page',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.56,
      things: [
        ['roundPlant', 0.1, 0.68, 0.95],
        ['steamingMug', 0.85, 0.72, 1.05],
        ['scoreDiary', 0.45, 0.92, 1.08],
      ],
    },
  },
  'hormone-therapy-balance': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'A brass scale with a pump bottle and patches on one pan and small weights on the other',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.74,
      things: [['balanceScale', 0.5, 0.94, 1.12]],
    },
  },
  'endometriosis-window-seat': {
    topic: 'reproductive-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A woman rests in a window seat under a blanket with a warm pad on her belly',
    scene: {
      kind: 'room',
      floor: 0.86,
      things: [
        ['rainyWindow', 0.5, 0.62, 0.66],
        ['bedsideTable', 0.895, 0.93, 0.72],
        ['lampLit', 0.895, 0.7, 0.8],
        ['windowSeatRest', 0.42, 0.94, 0.98],
      ],
    },
  },
  'endometriosis-pain-map': {
    topic: 'reproductive-health',
    alt: 'A clipboard with two drawn bodies on which red spots mark the belly, the back and a leg',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.72,
      things: [
        ['vaseOfLeaves', 0.16, 0.8, 0.95],
        ['painMap', 0.46, 0.9, 1.18],
        ['calendarLeaf', 0.8, 0.88, 1],
      ],
    },
  },
  'polycystic-ovary-pomegranate': {
    topic: 'reproductive-health',
    aspect: '16:9',
    alt: 'A whole pomegranate beside one cut open to show its many small seeds',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['vaseOfLeaves', 0.16, 0.76, 0.95],
        ['pomegranate', 0.38, 0.84, 1.05],
        ['pomegranateHalf', 0.62, 0.92, 1.1],
      ],
    },
  },
  'miscarriage-snowdrops-and-candle': {
    topic: 'reproductive-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Snowdrops in a clay bowl and a burning candle stand in front of a window',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.76,
      things: [
        ['plainMorningWindow', 0.46, 0.72, 0.78],
        ['snowdropBowl', 0.4, 0.88, 1.05],
        ['candle', 0.68, 0.87, 0.9],
      ],
    },
  },
  'labor-birth-ball-and-bag': {
    topic: 'reproductive-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A pregnant woman kneels and leans on a large ball while her partner rubs her back',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['morningWindow', 0.31, 0.6, 0.54],
        ['monstera', 0.13, 0.88, 0.72],
        ['rug', 0.46, 0.955, 1.35],
        ['birthBallPair', 0.44, 0.92, 2.5],
        ['hospitalBag', 0.87, 0.9, 0.86],
      ],
    },
  },
  'genital-herpes-honest-talk': {
    topic: 'sexual-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'Two people sit face to face on a low stone wall by the sea and talk',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.5, 0.5, 0.9],
        ['longCloud', 0.2, 0.2, 0.9],
        ['birds', 0.78, 0.24, 0.8],
      ],
      land: ['sea', 'lightField'],
      things: [
        ['pine', 0.08, 0.9, 1.3],
        ['wallPair', 0.52, 0.94, 1.95],
        ['bush', 0.93, 0.94, 0.9],
      ],
      front: 'none',
    },
  },
  'testicles-check-shower': {
    topic: 'mens-health',
    aspect: '16:9',
    alt: 'Warm water runs in a tiled shower beside a small chest with a mirror and towels',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['walkInShower', 0.4, 0.92, 0.9],
        ['snakePlant', 0.09, 0.92, 0.95],
        ['bedsideTable', 0.74, 0.94, 0.86],
        ['roundMirror', 0.7, 0.665, 0.5],
        ['towels', 0.79, 0.667, 0.3],
      ],
    },
  },
};
