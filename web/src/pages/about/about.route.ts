import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/about/AboutPage.tsx',
  paths: ['about'],
  component: async () => (await import('./AboutPage')).AboutPage,
  loader: async () => (await import('./about.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('./about.json-ld')).aboutJsonLd(site),
  screens: [{ name: 'words-about', path: '/about' }],
};
