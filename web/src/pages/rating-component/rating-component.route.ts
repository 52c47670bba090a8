import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/rating-component/RatingComponentPage.tsx',
  paths: ['rating-component'],
  component: async () => (await import('./RatingComponentPage')).RatingComponentPage,
};

export const listing: PageListing = {
  screens: [{ name: 'guest-ratings', path: '/rating-component' }],
};
