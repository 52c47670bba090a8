import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const digestionPictures: Recipes = {
  'fiber-oats-berries': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'A punnet of berries between a jar of oats and a loaf of bread',
    scene: {
      kind: 'still',
      back: 'arch',
      edge: 0.68,
      things: [
        ['oatJar', 0.2, 0.82, 1.2],
        ['bread', 0.83, 0.85, 1.15],
        ['berryPunnet', 0.51, 0.92, 1.15],
      ],
    },
  },
  'fiber-beans-soaking': {
    topic: 'digestion',
    light: 'dusk',
    alt: 'A wide bowl of mixed beans under water with a jar of lentils behind it',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'stone',
      edge: 0.64,
      things: [
        ['lentilJar', 0.78, 0.74, 1.1],
        ['soakingBeans', 0.44, 0.9, 1.75],
      ],
    },
  },
  'fiber-bathroom-stool': {
    topic: 'digestion',
    alt: 'A bathroom with a low wooden stool in front of the toilet',
    scene: {
      kind: 'room',
      floor: 0.8,
      panelling: true,
      things: [
        ['plainMorningWindow', 0.27, 0.47, 0.52],
        ['snakePlant', 0.9, 0.84, 0.95],
        ['toiletWithStool', 0.5, 0.91, 1.12],
      ],
    },
  },
  'gut-microbiome-garden': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'A stylized bowel with colorful microbes, and leaves that grow out of it',
    scene: { kind: 'field', back: 'blobs', tone: 'warm', things: [['gutGarden', 0.5, 0.93, 0.98]] },
  },
  'colonoscopy-clinic': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'A treatment couch with a blanket beside a screen on a stand',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.24, 0.4, 0.75],
        ['monstera', 0.94, 0.86, 0.8],
        ['scopeScreen', 0.76, 0.88, 0.88],
        ['procedureCouch', 0.38, 0.95, 1],
      ],
    },
  },
  'colonoscopy-prep': {
    topic: 'digestion',
    light: 'dusk',
    alt: 'A jug with a clear drink, a full glass and a pile of books on a table',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.7,
      things: [
        ['mixingJug', 0.36, 0.86, 1.4],
        ['glassOfWater', 0.63, 0.9, 1.25],
        ['books', 0.83, 0.86, 0.95],
      ],
    },
  },
  'probiotics-yogurt': {
    topic: 'digestion',
    aspect: '16:9',
    alt: 'A glass of layered yogurt with berries next to a bottle of capsules',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'cloth',
      edge: 0.72,
      things: [
        ['vaseOfFlowers', 0.15, 0.82, 0.8],
        ['yogurtGlass', 0.42, 0.92, 1.4],
        ['capsuleBottle', 0.71, 0.9, 1.2],
      ],
    },
  },
  'ibs-hot-water-bottle': {
    topic: 'digestion',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A hot-water bottle in a knitted cover with a steaming mug and a notebook',
    scene: {
      kind: 'still',
      back: 'beam',
      edge: 0.74,
      things: [
        ['steamingMug', 0.2, 0.88, 1.2],
        ['notebook', 0.8, 0.93, 0.55],
        ['knittedHotBottle', 0.48, 0.94, 1.35],
      ],
    },
  },
  'heartburn-late-dinner': {
    topic: 'digestion',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A heaped plate of spaghetti and a glass of wine under a night window',
    scene: {
      kind: 'still',
      back: 'plain',
      edge: 0.66,
      things: [
        ['plainNightWindow', 0.5, 0.58, 0.58],
        ['candle', 0.13, 0.8, 0.9],
        ['wineGlass', 0.82, 0.82, 1.05],
        ['heapedPlate', 0.47, 0.95, 1.02],
      ],
    },
  },
  'heartburn-raised-bed': {
    topic: 'digestion',
    light: 'night',
    alt: 'A person asleep in a bed whose head end stands on a wooden block',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['nightWindow', 0.68, 0.54, 0.6],
        ['liftedBed', 0.53, 0.93, 1.2],
      ],
    },
  },
};
