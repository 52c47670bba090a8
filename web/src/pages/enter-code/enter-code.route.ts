import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/enter-code/EnterCodePage.tsx',
  paths: ['enter-code'],
  component: async () => (await import('./EnterCodePage')).EnterCodePage,
};

export const listing: PageListing = {
  screens: [{ name: 'form-enter-code', path: '/enter-code' }],
};
