import type { Recipes } from '../../recipe';

/** The pictures of articles on itching skin, coughs and blocked noses, and what bowels cannot take. */
export const itchCoughAndGutPictures: Recipes = {
  'eczema-moisturizer-and-cotton': {
    topic: 'parenting',
    aspect: '16:9',
    alt: 'Small cotton clothes on a line above a big tub of cream and a pump bottle',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.76,
      things: [
        ['cottonLine', 0.5, 0.5, 1],
        ['tubWithSpatula', 0.44, 0.93, 0.95],
        ['pumpBottle', 0.68, 0.92, 1],
      ],
    },
  },
  'eczema-lukewarm-bath': {
    topic: 'skin-care',
    alt: 'A baby bath with clear water, a rubber duck and a washcloth over its rim',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.7,
      things: [
        ['towels', 0.17, 0.79, 0.85],
        ['creamTube', 0.89, 0.82, 0.85],
        ['babyTub', 0.53, 0.93, 1.1],
      ],
    },
  },
  'psoriasis-elbow-and-ointment': {
    topic: 'chronic-illness',
    aspect: '16:9',
    alt: 'A bent arm with scaly patches on the elbow beside a tube of ointment',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.76,
      things: [
        ['elbowOnTable', 0.5, 0.92, 0.95],
        ['creamTube', 0.85, 0.93, 1.15],
      ],
    },
  },
  'rosacea-shade-and-sun-hat': {
    topic: 'wellness',
    aspect: '16:9',
    alt: 'A woman with flushed cheeks under a wide straw hat, a shady bench behind her',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [['longCloud', 0.72, 0.16, 0.9]],
      land: ['hills', 'hills', 'lightField'],
      things: [
        ['broadTree', 0.83, 0.84, 1.15],
        ['emptyBench', 0.76, 0.88, 0.75],
        ['hatWoman', 0.32, 1, 1],
      ],
      front: 'none',
    },
  },
  'pneumonia-chest-picture': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A chest X-ray with a pale patch on a screen above a desk with a mug and a stethoscope',
    scene: {
      kind: 'still',
      back: 'plain',
      table: 'wood',
      edge: 0.74,
      things: [
        ['plainMorningWindow', 0.76, 0.62, 0.56],
        ['chestPicture', 0.34, 0.73, 0.82],
        ['closedBook', 0.2, 0.9, 0.95],
        ['paleMug', 0.54, 0.9, 0.85],
        ['stethoscope', 0.8, 0.95, 0.72],
      ],
    },
  },
  'sinusitis-salt-water-rinse': {
    topic: 'respiratory-health',
    aspect: '16:9',
    alt: 'A rinsing pot with a long spout between a kettle and a dish of salt',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.72,
      things: [
        ['stoveKettle', 0.2, 0.82, 1.1],
        ['saltDish', 0.83, 0.88, 1.1],
        ['rinsePot', 0.53, 0.92, 1],
      ],
    },
  },
  'celiac-wheat-and-gluten-free-plate': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'A sheaf of wheat on one side, a bowl of rice, corn and potatoes on the other',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.72,
      things: [
        ['wheatSheaf', 0.19, 0.9, 1],
        ['riceBowl', 0.54, 0.86, 1.2],
        ['cobAndPotatoes', 0.77, 0.94, 0.95],
      ],
    },
  },
  'lactose-milk-cheese-and-yogurt': {
    topic: 'digestion',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A bottle of milk, a pot of yogurt with berries and a wedge of cheese on a board',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.7,
      things: [
        ['tallMilkBottle', 0.2, 0.84, 1.15],
        ['yogurtPot', 0.42, 0.9, 1],
        ['cheeseBoard', 0.72, 0.93, 1],
      ],
    },
  },
  'diarrhea-rehydration-drink': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'Two packets of rehydration powder, a glass with a spoon in it and two bananas',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'wood',
      edge: 0.72,
      things: [
        ['sachetPair', 0.3, 0.86, 1.1],
        ['spoonGlass', 0.54, 0.92, 1.25],
        ['bananas', 0.79, 0.93, 1],
      ],
    },
  },
};
