/** A page as a guest comes to it. */
export interface Screen {
  /** Of tests and of pictures. What is looked at together begins alike. */
  name: string;
  /** With its query, where it has one. */
  path: string;
  /** What the browser says of an answer that belongs to this screen is none of its problems. */
  expects?: RegExp;
}

/**
 * Every route (web/src/app/screens.test.ts compares), in each of the states that look different as they come: lists that hold
 * something and lists that hold nothing. The links of mails do not work here. `../states/states.ts` has those that do, and
 * what else needs an answer of the API or something done. Articles stand in `screens`.
 */
export const pages: readonly Screen[] = [
  { name: 'home', path: '/' },
  { name: 'hub', path: '/mental-health' },
  { name: 'hub-long-name', path: '/reproductive-health' },
  { name: 'list', path: '/blog-list' },
  { name: 'list-second-page', path: '/blog-list?page=2' },
  { name: 'list-category', path: '/blog-list?category=sleep' },
  { name: 'search', path: '/search/sleep' },
  { name: 'search-nothing', path: '/search/xyzzy' },
  { name: 'search-crisis', path: '/search/suicide' },
  { name: 'category-of-topic', path: '/category/sleep' },
  { name: 'category-of-sub-topic', path: '/category/insomnia' },
  { name: 'category-at-short-address', path: '/irritable-bowel-syndrome' },
  { name: 'category-empty', path: '/category/narcolepsy' },
  { name: 'categories', path: '/category' },
  { name: 'categories-all', path: '/all-category-page' },
  { name: 'categories-popular', path: '/main-category' },
  { name: 'categories-list', path: '/categories-list' },
  { name: 'categories-list-topic', path: '/categories-list/sleep' },
  { name: 'categories-list-no-topic', path: '/categories-list/no-such-topic', expects: /404/ },
  { name: 'videos', path: '/related-videos' },
  { name: 'calculator-bmi', path: '/bmi-calculator' },
  { name: 'calculator-calorie', path: '/calorie-calculator' },
  { name: 'calculator-bmr', path: '/bmr-calculator' },
  { name: 'calculator-tdee', path: '/tdee-calculator' },
  { name: 'calculator-due-date', path: '/duedate-calculator' },
  { name: 'calculator-pregnancy', path: '/pregnancy-calculator' },
  { name: 'words-about', path: '/about' },
  { name: 'words-privacy', path: '/privacy-policy' },
  { name: 'words-terms', path: '/terms' },
  { name: 'words-disclaimer', path: '/disclaimer' },
  { name: 'words-cookies', path: '/cookie-policy' },
  { name: 'words-faqs', path: '/faqs' },
  { name: 'form-login', path: '/login' },
  { name: 'form-signup', path: '/signup' },
  { name: 'form-forgot-password', path: '/forgot-password' },
  { name: 'form-enter-code', path: '/enter-code' },
  { name: 'form-change-password', path: '/change-password' },
  { name: 'form-contact', path: '/contact-us' },
  { name: 'guest-account', path: '/my-account' },
  { name: 'guest-saved', path: '/saved-blogs' },
  { name: 'guest-comments', path: '/comment-section' },
  { name: 'guest-ratings', path: '/rating-component' },
  {
    name: 'link-confirm-subscription',
    path: '/confirm-subscription?token=no-such-token',
    expects: /\b400\b/,
  },
  { name: 'link-unsubscribe', path: '/unsubscribe?token=no-such-token', expects: /\b400\b/ },
  { name: 'styleguide', path: '/styleguide' },
  { name: 'missing-page', path: '/no/such/page', expects: /404/ },
  { name: 'missing-category', path: '/no-such-page', expects: /404/ },
  { name: 'missing-article', path: '/blog/no-such-article', expects: /404/ },
];
