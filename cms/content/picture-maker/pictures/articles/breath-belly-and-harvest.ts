import type { Recipes } from '../../recipe';

/** The pictures of articles on liver, stomach and bowel, on tests and oxygen for the lungs, and on fruits and vegetables. */
export const breathBellyAndHarvestPictures: Recipes = {
  'fatty-liver-turning-green': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'A stylized liver, one half full of pale drops, the other green with sprouting leaves',
    scene: { kind: 'field', back: 'blobs', tone: 'warm', things: [['liverTurningGreen', 0.5, 0.87, 1.0]] },
  },
  'stomach-ulcer-patched-model': {
    topic: 'digestion',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A model of a stomach with a sticking plaster on it, beside a glass of water and tablets',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.72,
      things: [
        ['books', 0.135, 0.83, 0.95],
        ['glassOfWater', 0.77, 0.86, 1.05],
        ['stomachModel', 0.47, 0.92, 1.08],
        ['blisterPack', 0.76, 0.96, 0.75],
      ],
    },
  },
  'hemorrhoids-warm-basin': {
    topic: 'digestion',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A basin of steaming water on a low stool in a bathroom with towels and a window',
    scene: {
      kind: 'room',
      floor: 0.78,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.2, 0.6, 0.66],
        ['bedsideTable', 0.79, 0.86, 1.02],
        ['towels', 0.765, 0.53, 0.58],
        ['capsuleBottle', 0.865, 0.53, 0.34],
        ['snakePlant', 0.08, 0.92, 0.95],
        ['warmBasin', 0.44, 0.94, 0.86],
      ],
    },
  },
  'spirometry-blowing-test': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A person with a nose clip blows into a mouthpiece beside a screen with a curve',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.13, 0.46, 0.75],
        ['roundPlant', 0.88, 0.9, 0.85],
        ['spirometryTest', 0.5, 0.94, 0.98],
      ],
    },
  },
  'home-oxygen-armchair-reader': {
    topic: 'respiratory-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'An older person with a tube under the nose reads in an armchair next to a machine',
    scene: {
      kind: 'room',
      floor: 0.82,
      panelling: true,
      things: [
        ['dayWindow', 0.62, 0.62, 0.6],
        ['rug', 0.46, 0.955, 1.35],
        ['snakePlant', 0.92, 0.89, 0.95],
        ['oxygenReader', 0.45, 0.95, 0.98],
      ],
    },
  },
  'portable-oxygen-park-walk': {
    topic: 'respiratory-health',
    alt: 'A walker in a park pulls a small oxygen unit on wheels past trees and a bench',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['sun', 0.78, 0.22, 0.75],
        ['cloud', 0.28, 0.18, 0.9],
      ],
      land: ['forest', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.18, 0.76, 1.05],
        ['emptyBench', 0.78, 0.78, 0.95],
        ['oxygenWalker', 0.5, 0.93, 2],
      ],
      front: 'grass',
    },
  },
  'fruit-vegetables-kitchen-harvest': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'A bowl of fruit between a bag of frozen peas and a tin on a kitchen table',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.68,
      things: [
        ['ringPullTin', 0.8, 0.82, 1.2],
        ['peaBag', 0.17, 0.87, 1.1],
        ['fruitBowl', 0.5, 0.93, 1.2],
        ['berryDish', 0.84, 0.96, 0.75],
      ],
    },
  },
  'fruit-vegetables-soup-pot': {
    topic: 'nutrition',
    light: 'dusk',
    alt: 'A red pot of vegetable soup with a wooden spoon, a loaf of bread and green leaves',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['leafyGreens', 0.15, 0.79, 0.95],
        ['soupPot', 0.5, 0.86, 1.4],
        ['bread', 0.79, 0.95, 1.1],
      ],
    },
  },
  'fruit-vegetables-market-morning': {
    topic: 'nutrition',
    light: 'dawn',
    alt: 'A parent and a child in front of a market stall with crates of fruit and greens',
    scene: {
      kind: 'landscape',
      horizon: 0.4,
      sky: [
        ['sun', 0.2, 0.2, 0.7],
        ['birds', 0.42, 0.14, 0.8],
      ],
      land: ['hills', 'forest', 'lightField'],
      things: [
        ['limeTree', 0.11, 0.73, 0.78],
        ['marketStall', 0.6, 0.88, 0.92],
        ['parentAndChild', 0.25, 0.95, 1.65],
      ],
      front: 'none',
    },
  },
};
