/** The addresses of the 31 topic hubs (document 2, section 2.1). Apart from what stands on them: every page's first load has these. */
export const HUB_SLUGS = [
  'addiction-recovery',
  'aging',
  'allergies',
  'body-image',
  'cancer',
  'child-development',
  'chronic-illness',
  'communication-skills',
  'digestion',
  'disability-health',
  'disease-prevention',
  'eating-disorders',
  'emotional-health',
  'eye-health',
  'fitness',
  'healthy-habits',
  'heart-health',
  'lgbtq-health',
  'mens-health',
  'mental-health',
  'nutrition',
  'parenting',
  'relationships',
  'reproductive-health',
  'respiratory-health',
  'self-care',
  'sexual-health',
  'skin-care',
  'sleep',
  'wellness',
  'womens-health',
] as const;

export type HubSlug = (typeof HUB_SLUGS)[number];

export const isHubSlug = (slug: string): slug is HubSlug => HUB_SLUGS.some((known) => known === slug);
