/** What the site is, in a sentence, to whoever lists it. */
export const SITE_DESCRIPTION =
  'Articles on health and wellness, written plainly: nutrition, sleep, mental health, fitness and the conditions people live with.';
