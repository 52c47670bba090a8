/** One sentence about the site, for feeds and search engines. */
export const SITE_DESCRIPTION =
  'Articles on health and wellness, written plainly: nutrition, sleep, mental health, fitness and the conditions people live with.';
