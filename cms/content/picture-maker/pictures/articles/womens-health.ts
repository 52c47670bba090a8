import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const womensHealthPictures: Recipes = {
  'menstrual-cycle-calendar': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'A ring of 28 dots in four colors around a single red drop',
    scene: {
      kind: 'field',
      back: 'plain',
      tone: 'warm',
      plants: 'corners',
      things: [['cycleRing', 0.5, 0.97, 0.98]],
    },
  },
  'menstrual-cycle-comfort': {
    topic: 'womens-health',
    alt: 'A hot-water bottle, folded towels, a candle and a steaming mug',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.7,
      things: [
        ['candle', 0.14, 0.78, 0.9],
        ['heatBottle', 0.42, 0.86, 1.3],
        ['towels', 0.74, 0.82, 0.9],
        ['steamingMug', 0.62, 0.93, 1],
      ],
    },
  },
  'perimenopause-open-window': {
    topic: 'womens-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A fan turns beside a bed under a window with the moon in it',
    scene: {
      kind: 'room',
      floor: 0.84,
      things: [
        ['nightWindow', 0.3, 0.62, 0.68],
        ['bed', 0.34, 0.94, 0.82],
        ['bedsideTable', 0.78, 0.94, 0.85],
        ['tableFan', 0.78, 0.67, 0.78],
      ],
    },
  },
  'pelvic-floor-bridge': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'A woman lies on a mat with her knees bent and her feet flat on the floor',
    scene: {
      kind: 'room',
      floor: 0.74,
      things: [
        ['morningWindow', 0.72, 0.62, 0.6],
        ['monstera', 0.15, 0.82, 0.85],
        ['bentKnees', 0.5, 0.92, 1.12],
      ],
    },
  },
  'pelvic-floor-pacer-poster': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'A ball rests in a hammock that hangs between two posts',
    scene: { kind: 'field', back: 'blobs', tone: 'warm', things: [['hammockBall', 0.5, 0.87, 0.92]] },
  },
  'pregnancy-market-basket': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'A wicker basket with greens, oranges, bread and milk beside an apple and a pear',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.72,
      things: [
        ['glassOfWater', 0.8, 0.8, 1],
        ['marketBasket', 0.44, 0.9, 1.12],
        ['apple', 0.7, 0.93, 0.8],
        ['pear', 0.14, 0.9, 0.85],
      ],
    },
  },
  'pregnancy-folate-foods': {
    topic: 'womens-health',
    alt: 'A bunch of spinach, a bowl of lentils and a cut orange',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.66,
      things: [
        ['leafyGreens', 0.3, 0.8, 1.5],
        ['cutOrange', 0.76, 0.8, 1.35],
        ['pulseBowl', 0.5, 0.93, 1.45],
      ],
    },
  },
  'pregnancy-foods-to-skip': {
    topic: 'womens-health',
    alt: 'Soft cheese on a board, a glass of red wine and a large cup of coffee',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'cloth',
      edge: 0.6,
      things: [
        ['vaseOfFlowers', 0.14, 0.72, 1.15],
        ['stemGlass', 0.78, 0.8, 1.75],
        ['softCheese', 0.4, 0.86, 1.6],
        ['paleMug', 0.64, 0.94, 1.35],
      ],
    },
  },
  'period-pain-hot-water-bottle': {
    topic: 'womens-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A woman lies curled up on a sofa under a blanket, holding a hot-water bottle',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.22, 0.38, 0.7],
        ['lampLit', 0.9, 0.6, 0.85],
        ['bedsideTable', 0.9, 0.9, 0.92],
        ['rug', 0.44, 0.97, 1.1],
        ['sofaRest', 0.44, 0.91, 1.05],
      ],
    },
  },
  'bladder-infection-water-tea': {
    topic: 'womens-health',
    aspect: '16:9',
    alt: 'A jug of water with lemon, a full glass and a steaming mug on a table',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.7,
      things: [
        ['tallPitcher', 0.4, 0.86, 1.1],
        ['glassOfWater', 0.58, 0.9, 1],
        ['steamingMug', 0.74, 0.87, 0.95],
        ['roundPlant', 0.14, 0.8, 0.95],
      ],
    },
  },
  'bladder-infection-cranberries': {
    topic: 'womens-health',
    alt: 'A bowl of cranberries beside a glass of red juice',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.62,
      things: [
        ['vaseOfLeaves', 0.14, 0.7, 1],
        ['redJuice', 0.78, 0.8, 1.85],
        ['berryDish', 0.43, 0.9, 1.9],
      ],
    },
  },
};
