import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/saved-blogs/SavedBlogsPage.tsx',
  paths: ['saved-blogs'],
  component: async () => (await import('./SavedBlogsPage')).SavedBlogsPage,
};

export const listing: PageListing = {
  screens: [{ name: 'guest-saved', path: '/saved-blogs' }],
};
