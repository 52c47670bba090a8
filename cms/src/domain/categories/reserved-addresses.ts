/** The site's own pages at one-segment paths: the route tables of documents 1 to 3, and C38's. Hubs are not among them. */
export const SITE_PAGES: ReadonlySet<string> = words(
  'blog-list category categories-list main-category all-category-page diseases',
  'about contact-us related-videos cookie-policy faqs terms privacy-policy disclaimer',
  'bmi-calculator calorie-calculator bmr-calculator tdee-calculator duedate-calculator pregnancy-calculator',
  'login signup forgot-password enter-code change-password',
  'saved-blogs my-account comment-section rating-component',
  'unsubscribe confirm-subscription',
);

/**
 * One-segment paths of the site that something else answers, which no category's page at `/{slug}` may hide: the route
 * tables of the documents, C1, C24 and C38. The 31 hub routes are not among them: each is its topic's own page.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set([
  ...SITE_PAGES,
  ...words(
    // How addresses of documents 1 to 3 begin, without a page of their own.
    'blog search',
    // What web answers itself.
    'ad-frame assets feed healthz offline preview readyz robots rss sitemap styleguide subscribe well-known',
    // Pages and machines' addresses to come (C41).
    'people editorial-policy newsletter preferences oembed embed llms atom review metrics mcp',
    // What the CMS answers, and may come to answer.
    'admin api content-history content-manager content-releases content-type-builder content-version documentation',
    'email graphql i18n review-workflows strapi upload uploads users-permissions',
  ),
]);

function words(...lines: string[]): Set<string> {
  return new Set(lines.flatMap((line) => line.split(' ')));
}
