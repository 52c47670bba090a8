/** Pages that are there whatever is published. */
export const STATIC_PAGES: readonly string[] = [
  '/',
  '/about',
  '/all-category-page',
  '/blog-list',
  '/bmi-calculator',
  '/bmr-calculator',
  '/calorie-calculator',
  '/categories-list',
  '/cookie-policy',
  '/disclaimer',
  '/duedate-calculator',
  '/faqs',
  '/main-category',
  '/pregnancy-calculator',
  '/privacy-policy',
  '/related-videos',
  '/tdee-calculator',
  '/terms',
];

/** Query parameters that pages depend on, by their paths. */
export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'blog-list': ['search', 'category', 'page'],
  'category': ['page'],
  'search/:slug': ['category', 'page'],
  'all-category-page': ['page'],
  'category/:slug': ['page'],
  'related-videos': ['page'],
};

/** Paths of pages that show an article’s discussion (`@cachePolicy` in cms/schema.graphql): `:slug` is the article’s. */
export const PAGES_WITH_DISCUSSION: readonly string[] = [
  'blog/:slug',
];
