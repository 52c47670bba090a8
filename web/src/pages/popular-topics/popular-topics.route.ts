import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { PopularTopicsPageQuery } from './PopularTopicsPage.gen';

export const route: PageRoute = {
  file: 'src/pages/popular-topics/PopularTopicsPage.tsx',
  paths: ['main-category'],
  component: async () => (await import('./PopularTopicsPage')).PopularTopicsPage,
  loader: async () => (await import('./popular-topics.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ data, site }: LoadedPage<PopularTopicsPageQuery>) =>
    (await import('./popular-topics.json-ld')).popularTopicsJsonLd(data.topics, site),
  screens: [{ name: 'categories-popular', path: '/main-category' }],
};
