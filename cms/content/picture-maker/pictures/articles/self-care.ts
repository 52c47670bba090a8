import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const selfCarePictures: Recipes = {
  'essential-oils-bottles': {
    topic: 'self-care',
    aspect: '16:9',
    alt: 'Three small dark bottles with droppers beside two stems of lavender',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.7,
      things: [
        ['roundPlant', 0.12, 0.84, 0.95],
        ['towels', 0.86, 0.84, 0.72],
        ['oilBottles', 0.5, 0.92, 1.2],
      ],
    },
  },
  'essential-oils-diffuser': {
    topic: 'self-care',
    alt: 'A scent diffuser with a curl of mist on a bedside table near a window',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['plainMorningWindow', 0.7, 0.62, 0.78],
        ['monstera', 0.82, 0.96, 0.95],
        ['bedsideTable', 0.3, 0.95, 1.2],
        ['scentDiffuser', 0.3, 0.665, 0.9],
      ],
    },
  },
  'reflection-armchair': {
    topic: 'self-care',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A green armchair with a cushion beside a lit lamp and a closed book',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['pictureFrame', 0.22, 0.46, 0.85],
        ['snakePlant', 0.2, 0.9, 1],
        ['bedsideTable', 0.79, 0.89, 0.85],
        ['closedBook', 0.745, 0.62, 0.42],
        ['lampLit', 0.82, 0.62, 0.78],
        ['readingChair', 0.5, 0.94, 0.98],
      ],
    },
  },
  'sensory-quiet-corner': {
    topic: 'self-care',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A dim corner with drawn curtains, a warm lamp, folded blankets and a plant',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['drawnCurtains', 0.26, 0.76, 0.92],
        ['rug', 0.5, 0.965, 1.25],
        ['bedsideTable', 0.68, 0.88, 1.05],
        ['lampLit', 0.68, 0.55, 0.98],
        ['towels', 0.43, 0.95, 1.05],
        ['monstera', 0.87, 0.93, 0.92],
      ],
    },
  },
  'sensory-basket-of-textures': {
    topic: 'self-care',
    alt: 'A basket with balls of wool and a knitted cloth beside smooth stones',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.72,
      things: [
        ['stones', 0.84, 0.86, 0.72],
        ['woolBasket', 0.42, 0.92, 1.5],
      ],
    },
  },
  'sensory-headphones-music': {
    topic: 'self-care',
    light: 'dawn',
    alt: 'Large headphones on a striped tablecloth next to a steaming mug',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'cloth',
      edge: 0.7,
      things: [
        ['steamingMug', 0.8, 0.86, 1.15],
        ['musicHeadphones', 0.42, 0.9, 1.62],
      ],
    },
  },
  'wind-down-book-and-candle': {
    topic: 'self-care',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A burning candle, three books and a mug of tea on a table at dusk',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'wood',
      edge: 0.7,
      things: [
        ['vaseOfLeaves', 0.13, 0.82, 0.8],
        ['books', 0.5, 0.88, 1.35],
        ['candle', 0.29, 0.9, 1.1],
        ['steamingMug', 0.73, 0.9, 1.15],
      ],
    },
  },
  'wind-down-relaxation-poster': {
    topic: 'self-care',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A wide open flower seen from above, soft and round',
    scene: { kind: 'field', back: 'plain', tone: 'warm', things: [['restingFlower', 0.5, 0.91, 1.1]] },
  },
  'caregiver-tea-by-window': {
    topic: 'self-care',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A woman sits on a chair by a sunny window with a mug at hand',
    scene: {
      kind: 'room',
      floor: 0.86,
      things: [
        ['morningWindow', 0.72, 0.8, 0.84],
        ['bedsideTable', 0.53, 0.95, 0.72],
        ['steamingMug', 0.53, 0.723, 0.62],
        ['sitter', 0.32, 0.95, 1.06],
      ],
    },
  },
  'caregiver-visitor-at-door': {
    topic: 'self-care',
    alt: 'A visitor with a shopping bag walks up to a green front door',
    scene: {
      kind: 'room',
      floor: 0.86,
      panelling: true,
      things: [
        ['frontDoor', 0.32, 0.9, 1.12],
        ['roundPlant', 0.1, 0.93, 1.1],
        ['visitorWithBag', 0.7, 0.94, -2.7],
      ],
    },
  },
  'digital-detox-drawer': {
    topic: 'self-care',
    aspect: '16:9',
    alt: 'A phone lies in the open drawer of a chest with a vase on top',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['meadowWindow', 0.82, 0.68, 0.72],
        ['drawerWithPhone', 0.38, 0.95, 0.98],
        ['vaseOfFlowers', 0.24, 0.29, 0.36],
        ['closedBook', 0.48, 0.285, 0.7],
      ],
    },
  },
  'digital-detox-lakeside': {
    topic: 'self-care',
    alt: 'A person alone on a bench by a lake with a dog beside it',
    scene: {
      kind: 'landscape',
      horizon: 0.42,
      sky: [
        ['sun', 0.78, 0.24, 0.9],
        ['birds', 0.4, 0.2, 0.9],
      ],
      land: ['mountains', 'lake', 'hills'],
      things: [
        ['pine', 0.1, 0.86, 1.2],
        ['pine', 0.2, 0.83, 0.8],
        ['benchAlone', 0.5, 0.9, 1.75],
        ['dog', 0.8, 0.93, 1.5],
      ],
      front: 'grass',
    },
  },
};
