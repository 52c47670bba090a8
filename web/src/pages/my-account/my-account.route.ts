import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/my-account/MyAccountPage.tsx',
  paths: ['my-account'],
  component: async () => (await import('./MyAccountPage')).MyAccountPage,
};

export const listing: PageListing = {
  screens: [{ name: 'guest-account', path: '/my-account' }],
};
