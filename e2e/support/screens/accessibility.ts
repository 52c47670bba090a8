/** One page of each kind, which `npm test` judges with axe; the other addresses are part of `npm run test:full`. */
export const ADDRESSES_OF_JOURNEYS = {
  'the home page': '/',
  'an article': '/blog/insomnia-what-really-helps',
  'a topic hub': '/mental-health',
  'a list of articles': '/blog-list',
  'a calculator': '/bmi-calculator',
  'a form': '/signup',
} as const;
