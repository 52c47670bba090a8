/**
 * One-segment paths of the site that something else answers, which no category's page at `/{slug}` may hide: the route
 * tables of the documents, C1, C24 and C38. The 31 hub routes are not among them: each is its topic's own page.
 */
export const RESERVED_ADDRESSES: ReadonlySet<string> = new Set(
  [
    // Pages of documents 1 to 3.
    'blog blog-list search category categories-list main-category all-category-page diseases',
    'about contact-us related-videos cookie-policy faqs terms privacy-policy disclaimer',
    'bmi-calculator calorie-calculator bmr-calculator tdee-calculator duedate-calculator pregnancy-calculator',
    'login signup forgot-password enter-code change-password',
    'saved-blogs my-account comment-section rating-component',
    // What web answers itself.
    'ad-frame assets feed healthz offline preview readyz robots rss sitemap subscribe unsubscribe well-known',
    // What the CMS answers, and may come to answer.
    'admin api content-history content-manager content-releases content-type-builder content-version documentation',
    'email graphql i18n review-workflows strapi upload uploads users-permissions',
  ].flatMap((line) => line.split(' ')),
);
