import type { Recipes } from '../../recipe';

/** The pictures of the articles on radiation, immunotherapy, drug allergies, the thyroid, prescription drugs and heart tests. */
export const testAndTreatmentPictures: Recipes = {
  'radiation-therapy-treatment-room': {
    topic: 'cancer',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A person lies under a blanket on a treatment table below the arm of a large white machine',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['pictureFrame', 0.17, 0.46, 1.1],
        ['snakePlant', 0.08, 0.92, 0.85],
        ['beamMachine', 0.56, 0.95, 0.97],
      ],
    },
  },
  'immunotherapy-cells-find-tumor': {
    topic: 'cancer',
    aspect: '16:9',
    alt: 'Round green and blue cells reach with small feelers for a lumpy coral cell',
    scene: {
      kind: 'field',
      back: 'blobs',
      tone: 'warm',
      things: [['foundTumor', 0.49, 0.93, 1.0]],
    },
  },
  'drug-allergy-bracelet-and-medicine': {
    topic: 'allergies',
    aspect: '16:9',
    alt: 'A medicine bottle with a dosing cup and capsules beside a silver medical bracelet',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.64,
      things: [
        ['vaseOfLeaves', 0.13, 0.8, 0.8],
        ['syrupAndCapsules', 0.43, 0.88, 1.05],
        ['idBracelet', 0.76, 0.92, 0.92],
      ],
    },
  },
  'thyroid-butterfly-gland': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A woman from the front with the butterfly-shaped gland drawn on her neck, and two butterflies',
    scene: {
      kind: 'field',
      back: 'rings',
      plants: 'sides',
      things: [
        ['thyroidBust', 0.5, 1, 0.98],
        ['butterfly', 0.2, 0.36, 0.7],
        ['butterfly', 0.8, 0.3, 0.5],
      ],
    },
  },
  'thyroid-morning-tablet': {
    topic: 'chronic-illness',
    light: 'dawn',
    alt: 'A strip of tablets and a glass of water stand beside an alarm clock at seven',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.62,
      things: [
        ['vaseOfFlowers', 0.83, 0.74, 1.15],
        ['bellClockSeven', 0.25, 0.83, 1.55],
        ['glassOfWater', 0.55, 0.8, 1.75],
        ['blisterPack', 0.6, 0.94, 1.05],
      ],
    },
  },
  'prescription-misuse-lock-box': {
    topic: 'addiction-recovery',
    aspect: '16:9',
    alt: 'Pill bottles stand in an open metal box with a number lock, beside a teddy bear',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.68,
      things: [
        ['roundPlant', 0.14, 0.82, 0.95],
        ['lockBox', 0.47, 0.91, 1.02],
        ['teddyBear', 0.84, 0.9, 0.95],
      ],
    },
  },
  'heart-tests-treadmill-ecg': {
    topic: 'heart-health',
    aspect: '16:9',
    alt: 'A person walks on a treadmill, joined by two leads to a screen with heart traces',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['wallClock', 0.63, 0.27, 0.5],
        ['foldingScreen', 0.165, 0.86, 0.82],
        ['treadmillTest', 0.53, 0.95, 0.97],
      ],
    },
  },
};
