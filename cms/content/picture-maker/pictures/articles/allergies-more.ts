import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const moreAllergiesPictures: Recipes = {
  'allergy-fresh-bedroom': {
    topic: 'allergies',
    aspect: '16:9',
    alt: 'A freshly made bed in a bright room, by a window with open curtains',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['dayWindow', 0.68, 0.6, 0.62],
        ['bedsideTable', 0.13, 0.86, 0.66],
        ['glassOfWater', 0.13, 0.645, 0.6],
        ['bed', 0.52, 0.93, 0.92],
      ],
    },
  },
  'allergy-hot-wash': {
    topic: 'wellness',
    alt: 'A washing machine full of bedding with folded towels on top',
    scene: {
      kind: 'room',
      floor: 0.82,
      panelling: true,
      things: [
        ['pictureFrame', 0.8, 0.42, 0.9],
        ['washingMachine', 0.42, 0.92, 1.3],
        ['towels', 0.42, 0.345, 0.72],
        ['snakePlant', 0.8, 0.9, 1.3],
      ],
    },
  },
  'allergy-dog-outdoors': {
    topic: 'wellness',
    alt: 'A person walking a dog across a meadow with trees',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['cloud', 0.3, 0.2, 1],
        ['birds', 0.62, 0.24, 1],
      ],
      land: ['hills', 'hills', 'field'],
      things: [
        ['broadTree', 0.84, 0.76, 0.95],
        ['limeTree', 0.14, 0.72, 0.72],
        ['walker', 0.4, 0.93, 1.75],
        ['dog', 0.62, 0.93, 1.75],
      ],
      front: 'grass',
    },
  },
  'chronic-hives-diary': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'An open diary between a tube of cream and a cup of tea',
    scene: {
      kind: 'field',
      back: 'rings',
      tone: 'warm',
      things: [
        ['creamTube', 0.2, 0.9, 1.15],
        ['notebook', 0.5, 0.94, 0.86],
        ['steamingMug', 0.81, 0.9, 1.15],
      ],
    },
  },
  'allergy-medicine-shelf': {
    topic: 'allergies',
    aspect: '16:9',
    alt: 'A nasal spray, eye drops and a strip of tablets on a shelf',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      things: [
        ['vaseOfLeaves', 0.1, 0.8, 0.78],
        ['nasalSpray', 0.3, 0.84, 1.2],
        ['eyeDropBottle', 0.47, 0.84, 1.3],
        ['blisterPack', 0.79, 0.91, 0.95],
      ],
    },
  },
  'child-allergy-first-foods': {
    topic: 'nutrition',
    aspect: '16:9',
    alt: 'A bowl of puree with a small spoon, a boiled egg and a jar of nut butter',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.68,
      things: [
        ['nutButterJar', 0.74, 0.84, 1.35],
        ['boiledEgg', 0.27, 0.84, 1.25],
        ['babyBowl', 0.49, 0.93, 1.25],
      ],
    },
  },
  'child-allergy-school-bag': {
    topic: 'fitness',
    alt: 'A school bag with a small first-aid pouch, ready beside the front door',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['frontDoor', 0.3, 0.84, 0.98],
        ['growthRuler', 0.82, 0.84, 0.92],
        ['schoolBag', 0.62, 0.93, 0.98],
      ],
    },
  },
  'anaphylaxis-epinephrine-pens': {
    topic: 'allergies',
    aspect: '16:9',
    alt: 'Two epinephrine pens in front of a green first-aid pouch',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'wood',
      edge: 0.66,
      things: [
        ['firstAidPouch', 0.74, 0.8, 1.6],
        ['epinephrinePens', 0.38, 0.92, 1.3],
      ],
    },
  },
  'anaphylaxis-legs-raised': {
    topic: 'allergies',
    alt: 'A person lying on the grass with raised legs while someone kneels beside them',
    scene: {
      kind: 'landscape',
      horizon: 0.46,
      sky: [
        ['longCloud', 0.4, 0.16, 1],
        ['sun', 0.2, 0.28, 0.7],
      ],
      land: ['forest', 'hills', 'field'],
      things: [
        ['broadTree', 0.84, 0.76, 1.0],
        ['bush', 0.1, 0.78, 0.9],
        ['legsRaised', 0.46, 0.93, 1.75],
      ],
      front: 'none',
    },
  },
};
