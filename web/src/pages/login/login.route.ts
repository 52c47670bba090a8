import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/login/LoginPage.tsx',
  paths: ['login'],
  component: async () => (await import('./LoginPage')).LoginPage,
};

export const listing: PageListing = {
  screens: [{ name: 'form-login', path: '/login' }],
};
