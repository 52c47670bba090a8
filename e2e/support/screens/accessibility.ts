/** One page of each type, which `npm test` checks with axe. `npm run test:full` checks the others. */
export const JOURNEY_ADDRESSES = {
  'the home page': '/',
  'an article': '/blog/insomnia-what-really-helps',
  'a topic hub': '/mental-health',
  'a list of articles': '/blog-list',
  'a calculator': '/bmi-calculator',
  'a form': '/signup',
} as const;
