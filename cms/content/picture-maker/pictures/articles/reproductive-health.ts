import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const reproductiveHealthPictures: Recipes = {
  'sti-home-test-kit': {
    topic: 'reproductive-health',
    aspect: '16:9',
    alt: 'An open home test box with two sample tubes, beside a telephone that shows a tick',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.68,
      things: [
        ['vaseOfFlowers', 0.14, 0.78, 0.8],
        ['swabBox', 0.46, 0.9, 1.1],
        ['resultPhone', 0.82, 0.86, 0.92],
      ],
    },
  },
  'pregnancy-call-midwife': {
    topic: 'reproductive-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A pregnant woman on the telephone stands by a window with one hand on her belly',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['plainNightWindow', 0.62, 0.66, 0.66],
        ['lampLit', 0.87, 0.68, 0.8],
        ['bedsideTable', 0.87, 0.94, 0.82],
        ['snakePlant', 0.1, 0.9, 1],
        ['expectantCaller', 0.36, 0.96, 2.5],
      ],
    },
  },
  'pregnancy-rest-movements': {
    topic: 'reproductive-health',
    alt: 'A pregnant woman sits in an armchair with a hand on her belly',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['morningWindow', 0.76, 0.62, 0.56],
        ['pictureFrame', 0.14, 0.44, 0.8],
        ['roundPlant', 0.84, 0.9, 0.95],
        ['expectantRest', 0.44, 0.95, 1.4],
      ],
    },
  },
  'reproductive-check-clinic-room': {
    topic: 'reproductive-health',
    aspect: '16:9',
    alt: 'An examination couch with fresh paper beside a folding screen',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['dayWindow', 0.14, 0.6, 0.46],
        ['foldingScreen', 0.82, 0.88, 0.98],
        ['roundPlant', 0.09, 0.88, 0.75],
        ['examCouch', 0.44, 0.93, 0.95],
      ],
    },
  },
  'fertility-temperature-chart': {
    topic: 'reproductive-health',
    aspect: '16:9',
    alt: 'A chart on a clipboard whose curve of dots steps up in the middle, with a thermometer below',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'sides',
      things: [
        ['temperatureChart', 0.5, 0.8, 0.98],
        ['bedsideThermometer', 0.62, 0.93, 1],
      ],
    },
  },
  'infertility-couple-overlook': {
    topic: 'reproductive-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A couple sits side by side at a lake and looks toward the mountains',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['sun', 0.36, 0.32, 0.9],
        ['longCloud', 0.68, 0.18, 1],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [
        ['grassHeads', 0.9, 0.98, 0.4],
        ['sittingPair', 0.58, 0.92, 1.5],
        ['pine', 0.1, 0.9, 1.1],
        ['pine', 0.2, 0.92, 0.8],
      ],
      front: 'grass',
    },
  },
  'infertility-clinic-conversation': {
    topic: 'reproductive-health',
    alt: 'A couple talks with a doctor across a desk',
    scene: {
      kind: 'room',
      floor: 0.76,
      things: [
        ['dayWindow', 0.5, 0.56, 0.5],
        ['monstera', 0.9, 0.82, 0.8],
        ['pictureFrame', 0.13, 0.46, 0.75],
        ['deskTalk', 0.5, 0.92, 1.22],
      ],
    },
  },
  'birth-control-choices-tray': {
    topic: 'reproductive-health',
    aspect: '16:9',
    alt: 'Tablets, wrapped condoms, a ring, a coil, a cup and a patch on a wooden tray',
    scene: {
      kind: 'field',
      back: 'rings',
      tone: 'warm',
      plants: 'corners',
      things: [['methodTray', 0.5, 0.94, 1.12]],
    },
  },
};
