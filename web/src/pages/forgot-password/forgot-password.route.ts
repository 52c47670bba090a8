import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/forgot-password/ForgotPasswordPage.tsx',
  paths: ['forgot-password'],
  component: async () => (await import('./ForgotPasswordPage')).ForgotPasswordPage,
};

export const listing: PageListing = {
  screens: [{ name: 'form-forgot-password', path: '/forgot-password' }],
};
