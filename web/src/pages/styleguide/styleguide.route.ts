import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/styleguide/StyleguidePage.tsx',
  paths: ['styleguide'],
  async component() {
    const { StyleguidePage, fetchParts } = await import('./StyleguidePage');
    await fetchParts();
    return StyleguidePage;
  },
  loader: async () => (await import('./styleguide.loader')).loader,
};

export const listing: PageListing = {
  isForDevelopers: true,
  screens: [{ name: 'styleguide', path: '/styleguide' }],
};
