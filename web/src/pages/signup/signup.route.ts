import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/signup/SignupPage.tsx',
  paths: ['signup'],
  component: async () => (await import('./SignupPage')).SignupPage,
};

export const listing: PageListing = {
  screens: [{ name: 'form-signup', path: '/signup' }],
};
