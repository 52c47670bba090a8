import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/change-password/ChangePasswordPage.tsx',
  paths: ['change-password'],
  component: async () => (await import('./ChangePasswordPage')).ChangePasswordPage,
};

export const listing: PageListing = {
  screens: [{ name: 'form-change-password', path: '/change-password' }],
};
