import type { Recipes } from '../../recipe';

/** Memory, bones and medicines in later life; cancers one can look for; clean kitchens and teeth. */
export const laterYearsAndChecksPictures: Recipes = {
  'dementia-photo-album': {
    topic: 'aging',
    light: 'dawn',
    aspect: '16:9',
    alt: 'An open album of family photographs on a table, with a cup of tea and a vase of flowers',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.58,
      things: [
        ['plainMorningWindow', 0.16, 0.45, 0.5],
        ['vaseOfFlowers', 0.84, 0.7, 0.86],
        ['steamingMug', 0.13, 0.86, 0.95],
        ['photoAlbum', 0.49, 0.93, 1.14],
      ],
    },
  },
  'osteoporosis-milk-and-weights': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'A bottle and a glass of milk, leafy greens, a tin of small fish and a dumbbell',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.66,
      things: [
        ['milkBottle', 0.4, 0.78, 1.05],
        ['leafyGreens', 0.18, 0.84, 0.9],
        ['glassOfMilk', 0.53, 0.82, 0.95],
        ['dumbbell', 0.78, 0.86, 0.95],
        ['sardineTin', 0.44, 0.95, 0.82],
      ],
    },
  },
  'medicines-brown-bag': {
    topic: 'aging',
    aspect: '16:9',
    alt: 'A brown paper bag full of medicine boxes and bottles beside a handwritten list',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.68,
      things: [
        ['paperBagOfMedicines', 0.4, 0.88, 1.1],
        ['capsuleBottle', 0.2, 0.9, 0.8],
        ['eyeDropBottle', 0.8, 0.84, 0.9],
        ['medicineList', 0.65, 0.95, 1],
      ],
    },
  },
  'lung-cancer-scan': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'A ring-shaped scanner with an empty couch in a calm room with a picture and a plant',
    scene: {
      kind: 'room',
      floor: 0.78,
      panelling: true,
      things: [
        ['pictureFrame', 0.16, 0.5, 0.8],
        ['roundPlant', 0.1, 0.9, 0.9],
        ['foldingScreen', 0.87, 0.9, 0.8],
        ['tunnelScanner', 0.48, 0.94, 0.98],
      ],
    },
  },
  'mole-check-mirrors': {
    topic: 'cancer',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A person in a towel, seen from behind, looks at a shoulder with a hand mirror',
    scene: {
      kind: 'room',
      floor: 0.97,
      things: [
        ['plainMorningWindow', 0.8, 0.66, 0.66],
        ['monstera', 0.14, 1.02, 0.9],
        ['backCheck', 0.47, 1.01, 1.02],
      ],
    },
  },
  'mole-check-ruler': {
    topic: 'cancer',
    alt: 'A forearm with a ruler next to a mole, and a phone that shows photos of the same spot',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.6,
      things: [
        ['spotPhone', 0.76, 0.66, 1.05],
        ['moleForearm', 0.43, 0.9, 1.1],
      ],
    },
  },
  'blood-cancer-microscope': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'A microscope with a slide beside a rack of blood tubes on a laboratory bench',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.7,
      things: [
        ['bloodTubeRack', 0.74, 0.88, 0.9],
        ['snakePlant', 0.18, 0.82, 0.72],
        ['microscope', 0.46, 0.92, 1.16],
      ],
    },
  },
  'food-safety-two-boards': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'A board with vegetables, another with raw chicken, and a roast with a thermometer in it',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.56,
      things: [
        ['pumpBottle', 0.12, 0.68, 0.8],
        ['roastWithThermometer', 0.55, 0.7, 0.92],
        ['vegetableBoard', 0.29, 0.94, 0.96],
        ['poultryBoard', 0.75, 0.95, 0.96],
      ],
    },
  },
  'food-safety-fridge': {
    topic: 'disease-prevention',
    alt: 'An open fridge with boxed leftovers on top, milk below and raw meat in a closed box at the bottom',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['wallClock', 0.11, 0.36, 0.75],
        ['snakePlant', 0.12, 0.92, 0.9],
        ['openFridge', 0.5, 0.93, 1.12],
      ],
    },
  },
  'teeth-brush-and-glass': {
    topic: 'healthy-habits',
    aspect: '16:9',
    alt: 'A toothbrush with paste, a tube, floss and small gap brushes by a mirror, a sand timer and a glass',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'stone',
      edge: 0.66,
      things: [
        ['roundMirror', 0.2, 0.76, 0.86],
        ['sandHourglass', 0.7, 0.78, 0.85],
        ['glassOfWater', 0.87, 0.8, 1.05],
        ['toothpasteTube', 0.44, 0.82, 0.8],
        ['flossAndGapBrush', 0.24, 0.9, 0.8],
        ['pastedToothbrush', 0.6, 0.95, 1.04],
      ],
    },
  },
};
