import type { Recipes } from '../../recipe';

/** The pictures of the articles on scars, hair, aging and men's looks: each article's own first, then what stands in its text. */
export const hairAndLooksPictures: Recipes = {
  'scars-oak-with-healed-bark': {
    topic: 'body-image',
    light: 'dawn',
    aspect: '16:9',
    alt: 'An old oak in a meadow with a pale healed seam in the bark of its trunk',
    scene: {
      kind: 'landscape',
      horizon: 0.56,
      sky: [
        ['sun', 0.2, 0.34, 0.8],
        ['longCloud', 0.78, 0.2, 0.8],
      ],
      land: ['mountains', 'hills', 'lightField'],
      things: [
        ['bush', 0.1, 0.86, 0.8],
        ['healedOak', 0.56, 0.95, 0.92],
        ['daisies', 0.25, 0.96, 0.75],
        ['meadowGrass', 0.86, 0.98, 0.35],
      ],
      front: 'none',
    },
  },
  'scars-camouflage-cream-pots': {
    topic: 'body-image',
    alt: 'Four pots of cream in different skin tones with a sponge, a brush and a round mirror',
    scene: {
      kind: 'still',
      back: 'beam',
      table: 'cloth',
      edge: 0.62,
      things: [
        ['roundMirror', 0.72, 0.72, 0.92],
        ['vaseOfFlowers', 0.24, 0.72, 0.95],
        ['camouflagePots', 0.46, 0.9, 1.05],
      ],
    },
  },
  'male-body-image-gym-mirror': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A man stands before a wide gym mirror, a barbell and a kettlebell on the floor',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['gymMirror', 0.5, 0.87, 0.98],
        ['snakePlant', 0.9, 0.88, 1],
        ['waterBottle', 0.11, 0.9, 0.5],
        ['kettlebell', 0.2, 0.95, 0.55],
      ],
    },
  },
  'body-image-aging-portraits': {
    topic: 'body-image',
    light: 'dawn',
    aspect: '16:9',
    alt: 'Four framed portraits of one woman, from a curly-haired child to gray hair and glasses',
    scene: {
      kind: 'room',
      floor: 1.05,
      things: [
        ['agePortraits', 0.5, 0.6, 0.94],
        ['windowSill', 0.5, 0.86, 1],
        ['vaseOfFlowers', 0.16, 0.855, 0.42],
        ['books', 0.81, 0.855, 0.62],
        ['apple', 0.69, 0.855, 0.42],
      ],
    },
  },
  'hair-loss-wig-and-scarves': {
    topic: 'body-image',
    aspect: '16:9',
    alt: 'A brown wig and a dotted headscarf on two stands, beside folded scarves',
    scene: {
      kind: 'still',
      back: 'disc',
      edge: 0.72,
      things: [
        ['wigStand', 0.26, 0.9, 1.14],
        ['scarfStand', 0.53, 0.92, 1.14],
        ['foldedScarves', 0.81, 0.93, 0.95],
      ],
    },
  },
  'hair-loss-woman-in-headscarf': {
    topic: 'body-image',
    light: 'dawn',
    alt: 'A woman in a dotted headscarf and a gold earring, seen from the side among leaves',
    scene: {
      kind: 'field',
      back: 'rings',
      plants: 'sides',
      tone: 'warm',
      things: [['headscarfWoman', 0.52, 0.97, 1.42]],
    },
  },
  'male-baldness-three-hairlines': {
    topic: 'mens-health',
    aspect: '16:9',
    alt: 'Three men side by side: receding temples, thin hair on top, and a bald head with a beard',
    scene: {
      kind: 'field',
      back: 'blobs',
      things: [['threeHairlines', 0.5, 1, 1.12]],
    },
  },
  'mens-grooming-shaving-set': {
    topic: 'mens-health',
    light: 'dawn',
    aspect: '16:9',
    alt: 'A shaving brush, a bowl of lather and a razor in front of folded towels and an aloe plant',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.66,
      things: [
        ['towels', 0.18, 0.78, 0.85],
        ['aloePlant', 0.885, 0.8, 0.72],
        ['shavingSet', 0.5, 0.92, 1.15],
      ],
    },
  },
};
