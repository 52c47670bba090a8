import { exampleArticles } from './demo-articles.ts';

/** A page as a reader comes to it, signed in or not. */
export interface Screen {
  /** What kind of page it is, in words. */
  name: string;
  /** With its query, where it has one. */
  path: string;
}

const article = (path: string): Screen => ({ name: `article ${path.replace('/blog/', '')}`, path });

/**
 * Every kind of page that the site has, each in the states that look different: lists that hold something and lists that
 * hold nothing, links that work and links that do not. The articles have between them every layout and every type of block.
 */
export const screens: readonly Screen[] = [
  { name: 'home', path: '/' },
  ...exampleArticles.map(({ path }) => article(path)),
  { name: 'hub', path: '/mental-health' },
  { name: 'hub with a long name', path: '/irritable-bowel-syndrome' },
  { name: 'list', path: '/blog-list' },
  { name: 'second page of the list', path: '/blog-list?page=2' },
  { name: 'list of a category', path: '/blog-list?category=sleep' },
  { name: 'search', path: '/search/sleep' },
  { name: 'search that finds nothing', path: '/search/xyzzy' },
  { name: 'search in need of help', path: '/search/suicide' },
  { name: 'category page of a topic', path: '/category/sleep' },
  { name: 'category page of a sub-topic', path: '/category/insomnia' },
  { name: 'category page of no articles', path: '/category/narcolepsy' },
  { name: 'categories', path: '/category' },
  { name: 'all categories', path: '/all-category-page' },
  { name: 'popular topics', path: '/main-category' },
  { name: 'categories list', path: '/categories-list' },
  { name: 'categories list of a topic', path: '/categories-list/sleep' },
  { name: 'categories list of no topic', path: '/categories-list/no-such-topic' },
  { name: 'videos', path: '/related-videos' },
  { name: 'about', path: '/about' },
  { name: 'BMI calculator', path: '/bmi-calculator' },
  { name: 'calorie calculator', path: '/calorie-calculator' },
  { name: 'BMR calculator', path: '/bmr-calculator' },
  { name: 'TDEE calculator', path: '/tdee-calculator' },
  { name: 'due date calculator', path: '/duedate-calculator' },
  { name: 'pregnancy calculator', path: '/pregnancy-calculator' },
  { name: 'privacy policy', path: '/privacy-policy' },
  { name: 'terms', path: '/terms' },
  { name: 'disclaimer', path: '/disclaimer' },
  { name: 'cookie policy', path: '/cookie-policy' },
  { name: 'questions', path: '/faqs' },
  { name: 'login', path: '/login' },
  { name: 'signup', path: '/signup' },
  { name: 'forgotten password', path: '/forgot-password' },
  { name: 'code', path: '/enter-code' },
  { name: 'new password', path: '/change-password' },
  { name: 'contact', path: '/contact-us' },
  { name: 'account', path: '/my-account' },
  { name: 'saved articles', path: '/saved-blogs' },
  { name: 'comments of a member', path: '/comment-section' },
  { name: 'ratings of a member', path: '/rating-component' },
  { name: 'confirmation with a bad link', path: '/confirm-subscription?token=no-such-token' },
  { name: 'unsubscription with a bad link', path: '/unsubscribe?token=no-such-token' },
  { name: 'page that is not there', path: '/no-such-page' },
  { name: 'article that is not there', path: '/blog/no-such-article' },
];
