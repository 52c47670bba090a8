/**
 * The API values of the 31 specified topics. They come first in every list and cannot be removed: each keeps its slug
 * and its hub (C50).
 */
export const SPECIFIED_TOPICS = [
  'Addiction-recovery',
  'Aging',
  'Allergies',
  'Body-image',
  'Cancer',
  'Child-development',
  'Chronic-illness',
  'Communication-skills',
  'Digestion',
  'Disability-health',
  'Disease-prevention',
  'Eating-disorders',
  'Emotional-health',
  'Eye-health',
  'Fitness',
  'Healthy-habits',
  'Heart-health',
  'LGBTQ-health',
  'Mens-health',
  'Mental-health',
  'Nutrition',
  'Parenting',
  'Relationships',
  'Reproductive-health',
  'Respiratory-health',
  'Self-care',
  'Sexual-health',
  'Skin-care',
  'Sleep',
  'Wellness',
  'Womens-health',
] as const;

export const isSpecifiedTopic = (value: string | null): boolean =>
  SPECIFIED_TOPICS.some((known) => known === value);
