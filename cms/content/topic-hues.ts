/** One hue (OKLCH degrees) for each of the 31 topics, by slug. The site's own (web/src/styles/topics.css) are the same: a test holds them together. */
export const topicHues = {
  'addiction-recovery': 81,
  aging: 174,
  allergies: 93,
  'body-image': 12,
  cancer: 302,
  'child-development': 46,
  'chronic-illness': 35,
  'communication-skills': 244,
  digestion: 105,
  'disability-health': 163,
  'disease-prevention': 197,
  'eating-disorders': 70,
  'emotional-health': 279,
  'eye-health': 209,
  fitness: 221,
  'healthy-habits': 128,
  'heart-health': 23,
  'lgbtq-health': 290,
  'mens-health': 232,
  'mental-health': 267,
  nutrition: 116,
  parenting: 58,
  relationships: 0,
  'reproductive-health': 325,
  'respiratory-health': 186,
  'self-care': 151,
  'sexual-health': 348,
  'skin-care': 313,
  sleep: 255,
  wellness: 139,
  'womens-health': 337,
} as const satisfies Record<string, number>;

export type Topic = keyof typeof topicHues;

export const isTopic = (slug: string): slug is Topic => Object.hasOwn(topicHues, slug);
