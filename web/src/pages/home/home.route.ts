import type { PageListing, PageRoute } from '../../lib/page/page-descriptor';

export const route: PageRoute = {
  file: 'src/pages/home/HomePage.tsx',
  paths: [''],
  isInFirstLoad: true,
  component: async () => (await import('./HomePage')).HomePage,
  loader: async () => (await import('./home.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ site }) => (await import('./home.json-ld')).homeJsonLd(site),
  screens: [{ name: 'home', path: '/' }],
};
