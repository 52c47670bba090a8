import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { CategoriesListPageQuery } from './CategoriesListPage.gen';

export const route: PageRoute = {
  file: 'src/pages/categories-list/CategoriesListPage.tsx',
  paths: ['categories-list/:slug?'],
  isInFirstLoad: true,
  component: async () => (await import('./CategoriesListPage')).CategoriesListPage,
  loader: async () => (await import('./categories-list.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  jsonLd: async ({ data, params, site }: LoadedPage<CategoriesListPageQuery>) =>
    (await import('./categories-list.json-ld')).categoriesListJsonLd(data.topics, params.slug, site),
  screens: [
    { name: 'categories-list', path: '/categories-list' },
    { name: 'categories-list-topic', path: '/categories-list/sleep' },
    { name: 'categories-list-no-topic', path: '/categories-list/no-such-topic', expects: /404/ },
  ],
};
