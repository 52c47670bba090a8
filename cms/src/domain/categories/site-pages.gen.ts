/** The site's own pages at one-segment paths. */
export const SITE_PAGES: ReadonlySet<string> = new Set([
  'about',
  'all-category-page',
  'blog-list',
  'bmi-calculator',
  'bmr-calculator',
  'calorie-calculator',
  'categories-list',
  'category',
  'change-password',
  'comment-section',
  'confirm-subscription',
  'contact-us',
  'cookie-policy',
  'disclaimer',
  'diseases',
  'duedate-calculator',
  'enter-code',
  'faqs',
  'forgot-password',
  'login',
  'main-category',
  'my-account',
  'pregnancy-calculator',
  'privacy-policy',
  'rating-component',
  'related-videos',
  'saved-blogs',
  'signup',
  'tdee-calculator',
  'terms',
  'unsubscribe',
]);

/** The first segments of two-segment paths that end with a slug. */
export const SLUG_PAGES = [
  'blog',
  'categories-list',
  'category',
  'search',
] as const;

/** The first segments of the paths of the site's pages. */
export const PAGE_SEGMENTS: readonly string[] = [
  ...SITE_PAGES,
  'blog',
  'search',
  'styleguide',
];
