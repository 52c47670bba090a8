/** The values in the API of the 31 topics that have a hub page (document 2, section 7). */
export const HUB_TOPICS = [
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

export type HubTopic = (typeof HUB_TOPICS)[number];

export const isHubTopic = (key: string): key is HubTopic => HUB_TOPICS.some((known) => known === key);
