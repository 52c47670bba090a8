import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const diseasePreventionPictures: Recipes = {
  'hand-washing-soap-and-tap': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'A white washbasin with running water, a bar of soap and a pump bottle',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.74,
      things: [
        ['washBasin', 0.44, 0.94, 0.98],
        ['soapDish', 0.15, 0.9, 0.9],
        ['pumpBottle', 0.85, 0.9, 0.98],
      ],
    },
  },
  'hand-washing-timer-poster': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'Two open hands covered in lather among soap bubbles',
    scene: { kind: 'field', back: 'rings', tone: 'deep', things: [['soapyHands', 0.5, 1.04, 1.0]] },
  },
  'health-checks-clipboard': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'A clipboard with ticked boxes beside a stethoscope and an apple',
    scene: {
      kind: 'field',
      back: 'blobs',
      plants: 'corners',
      things: [
        ['clipboardTicks', 0.42, 0.93, 1.25],
        ['stethoscope', 0.76, 0.66, 0.95],
        ['apple', 0.74, 0.93, 0.95],
      ],
    },
  },
  'public-health-town-fountain': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'A parent and child at a public drinking fountain in a town square',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [['cloud', 0.7, 0.18, 0.9]],
      land: ['hills', 'town', 'lightField'],
      things: [
        ['broadTree', 0.14, 0.84, 0.95],
        ['emptyBench', 0.84, 0.88, 0.85],
        ['drinkingFountain', 0.58, 0.93, 1.05],
        ['parentAndChild', 0.4, 0.93, 1.35],
      ],
      front: 'none',
    },
  },
  'public-health-bike-helmets': {
    topic: 'mens-health',
    alt: 'Two bicycle helmets on hooks above a pair of sneakers',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['helmetsOnHooks', 0.48, 0.58, 1.45],
        ['trainers', 0.36, 0.92, 1.2],
        ['roundPlant', 0.85, 0.93, 1.25],
      ],
    },
  },
  'travel-health-suitcase': {
    topic: 'fitness',
    aspect: '16:9',
    alt: 'A packed suitcase with a sun hat, sunscreen and a first-aid pouch',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['plainMorningWindow', 0.2, 0.64, 0.62],
        ['travelCase', 0.56, 0.94, 1.05],
        ['sunscreen', 0.8, 0.92, 0.5],
        ['firstAidPouch', 0.9, 0.96, 0.85],
        ['sunHat', 0.34, 0.96, 0.75],
      ],
    },
  },
  'travel-health-mosquito-net': {
    topic: 'womens-health',
    light: 'dusk',
    alt: 'A bed under a white mosquito net in a room at night',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['plainNightWindow', 0.8, 0.58, 0.62],
        ['nettedBed', 0.44, 0.93, 1.02],
      ],
    },
  },
  'adult-vaccines-arm': {
    topic: 'disease-prevention',
    aspect: '16:9',
    alt: 'An upper arm with an adhesive bandage below a rolled-up sleeve',
    scene: {
      kind: 'field',
      back: 'disc',
      plants: 'sides',
      tone: 'warm',
      things: [['plasterOnArm', 0.46, 1.06, 1.0]],
    },
  },
  'diabetes-prevention-lunch-walk': {
    topic: 'healthy-habits',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Two people on a brisk walk through a town park',
    scene: {
      kind: 'landscape',
      horizon: 0.44,
      sky: [['longCloud', 0.6, 0.16, 0.9]],
      land: ['town', 'hills', 'field'],
      things: [
        ['autumnTree', 0.14, 0.8, 0.9],
        ['limeTree', 0.88, 0.82, 1.0],
        ['emptyBench', 0.74, 0.84, 0.7],
        ['twoWalkers', 0.45, 0.95, 1.7],
      ],
      front: 'grass',
    },
  },
  'diabetes-prevention-plate': {
    topic: 'nutrition',
    alt: 'A plate half filled with vegetables, with grains and beans, beside a glass of water',
    scene: {
      kind: 'field',
      back: 'plain',
      tone: 'warm',
      things: [
        ['dinnerPlate', 0.44, 0.9, 0.82],
        ['glassOfWater', 0.88, 0.62, 1.05],
        ['pear', 0.89, 0.94, 0.8],
      ],
    },
  },
};
