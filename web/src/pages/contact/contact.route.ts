import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/contact/ContactPage.tsx',
  paths: ['contact-us'],
  component: async () => (await import('./ContactPage')).ContactPage,
};

export const listing: PageListing = {
  screens: [{ name: 'form-contact', path: '/contact-us' }],
};
