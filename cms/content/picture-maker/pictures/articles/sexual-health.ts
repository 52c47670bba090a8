import type { Recipes } from '../../recipe';

/** The pictures of the articles on this topic: each article's own first, then what stands in its text. */
export const sexualHealthPictures: Recipes = {
  'desire-moonlit-tide': {
    topic: 'sexual-health',
    light: 'night',
    aspect: '16:9',
    alt: 'A full moon over a sea that reaches up a sandy shore, with a small boat',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['stars', 0.5, 0.42, 1],
        ['moon', 0.34, 0.34, 0.95],
      ],
      land: ['sea', 'beach'],
      things: [
        ['boat', 0.7, 0.66, 0.6],
        ['footprints', 0.42, 0.97, 0.42],
      ],
      front: 'none',
    },
  },
  'intimacy-evening-sofa': {
    topic: 'sexual-health',
    light: 'dusk',
    aspect: '16:9',
    alt: 'A couple leans together on a sofa, seen from behind, in front of an evening window',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['nightWindow', 0.46, 0.6, 0.6],
        ['lampLit', 0.86, 0.64, 0.85],
        ['bedsideTable', 0.86, 0.92, 0.86],
        ['roundPlant', 0.1, 0.88, 0.95],
        ['sofaPair', 0.46, 0.95, 1.12],
      ],
    },
  },
  'intimacy-hands-cups': {
    topic: 'sexual-health',
    alt: 'Two hands rest on each other on a table between two cups',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.6,
      things: [
        ['vaseOfFlowers', 0.5, 0.68, 0.8],
        ['mug', 0.28, 0.72, 0.85],
        ['paleMug', 0.74, 0.72, 0.85],
        ['handOnHand', 0.5, 0.92, 1.4],
      ],
    },
  },
  'stress-laptop-on-bed': {
    topic: 'sexual-health',
    light: 'night',
    aspect: '16:9',
    alt: 'A glowing laptop lies open on a bed late in the evening',
    scene: {
      kind: 'room',
      floor: 0.82,
      things: [
        ['wallClock', 0.74, 0.36, 0.6],
        ['bedsideTable', 0.13, 0.94, 0.9],
        ['lampLit', 0.13, 0.66, 0.78],
        ['bed', 0.57, 0.95, 1.08],
        ['openLaptop', 0.62, 0.63, 0.86],
      ],
    },
  },
  'sexual-health-waiting-room': {
    topic: 'sexual-health',
    aspect: '16:9',
    alt: 'A person looks at a telephone in a row of chairs in a waiting room',
    scene: {
      kind: 'room',
      floor: 0.8,
      things: [
        ['pictureFrame', 0.3, 0.42, 0.8],
        ['wallClock', 0.56, 0.34, 0.5],
        ['frontDoor', 0.86, 0.8, 0.72],
        ['monstera', 0.09, 0.88, 0.8],
        ['waitingRow', 0.43, 0.93, 0.98],
      ],
    },
  },
  'sexual-health-step-talk': {
    topic: 'sexual-health',
    alt: 'Two people stand and talk, with speech bubbles above them',
    scene: {
      kind: 'field',
      back: 'disc',
      things: [
        ['speechBubbles', 0.5, 0.46, 0.5],
        ['meeting', 0.5, 0.92, 2.1],
      ],
    },
  },
  'sexual-health-step-sample': {
    topic: 'sexual-health',
    alt: 'A cup with a lid and a sample tube on a table',
    scene: {
      kind: 'still',
      back: 'disc',
      table: 'stone',
      edge: 0.66,
      things: [
        ['samplePot', 0.4, 0.84, 1.9],
        ['sampleTube', 0.68, 0.86, 1.75],
      ],
    },
  },
  'sexual-health-step-blood': {
    topic: 'sexual-health',
    alt: 'A small blood tube and an adhesive bandage',
    scene: {
      kind: 'still',
      back: 'arch',
      table: 'stone',
      edge: 0.7,
      things: [
        ['bloodVial', 0.4, 0.86, 2],
        ['plasterStrip', 0.68, 0.92, 1.5],
      ],
    },
  },
  'sexual-health-step-result': {
    topic: 'sexual-health',
    alt: 'A telephone that shows a green tick',
    scene: {
      kind: 'field',
      back: 'rings',
      tone: 'warm',
      plants: 'corners',
      things: [['resultPhone', 0.5, 0.9, 1.8]],
    },
  },
  'hpv-vaccine-arm': {
    topic: 'sexual-health',
    aspect: '16:9',
    alt: 'A young person with a rolled-up sleeve and a small bandage with a heart on the upper arm',
    scene: {
      kind: 'field',
      back: 'disc',
      plants: 'corners',
      things: [['rolledSleeve', 0.5, 1, 1.1]],
    },
  },
  'hpv-school-friends': {
    topic: 'sexual-health',
    light: 'dawn',
    alt: 'Four children with backpacks walk to school together',
    scene: {
      kind: 'landscape',
      horizon: 0.5,
      sky: [
        ['sun', 0.74, 0.3, 0.8],
        ['cloud', 0.3, 0.2, 0.9],
      ],
      land: ['town', 'hills', 'lightField'],
      things: [
        ['limeTree', 0.08, 0.84, 0.9],
        ['schoolFriends', 0.52, 0.93, 2.3],
      ],
      front: 'grass',
    },
  },
  'consent-picnic-talk': {
    topic: 'sexual-health',
    aspect: '16:9',
    alt: 'Two people talk on a picnic blanket in a park',
    scene: {
      kind: 'landscape',
      horizon: 0.48,
      sky: [
        ['sun', 0.2, 0.26, 0.7],
        ['longCloud', 0.62, 0.16, 0.9],
      ],
      land: ['hills', 'forest', 'hills'],
      things: [
        ['limeTree', 0.86, 0.84, 1.3],
        ['bush', 0.07, 0.84, 0.9],
        ['tulips', 0.08, 0.98, 0.7],
        ['tulips', 0.94, 0.99, 0.8],
        ['picnicPair', 0.46, 0.93, 1.95],
      ],
      front: 'none',
    },
  },
  'consent-phone-message': {
    topic: 'sexual-health',
    alt: 'A chat on a telephone in which the picture is covered by a padlock',
    scene: { kind: 'field', back: 'blobs', plants: 'sides', things: [['guardedChat', 0.5, 0.94, 2.05]] },
  },
  'consent-child-high-five': {
    topic: 'sexual-health',
    alt: 'A grandmother on a stool and a child give each other a high five',
    scene: {
      kind: 'room',
      floor: 0.78,
      things: [
        ['meadowWindow', 0.76, 0.6, 0.5],
        ['toyBlocks', 0.86, 0.88, 0.5],
        ['pictureFrame', 0.16, 0.42, 0.8],
        ['rug', 0.44, 0.95, 1.3],
        ['highFive', 0.42, 0.93, 3.1],
      ],
    },
  },
};
