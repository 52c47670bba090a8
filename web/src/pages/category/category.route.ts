import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { CategoryPageQuery, CategoryPageQueryVariables } from './CategoryPage.gen';

export const route: PageRoute = {
  file: 'src/pages/category/CategoryPage.tsx',
  paths: ['category/:slug', ':slug'],
  isInFirstLoad: true,
  component: async () => (await import('./CategoryPage')).CategoryPage,
  loader: async () => (await import('./category.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'categories',
  parameters: {
    'category/:slug': ['page'],
  },
  async jsonLd({
    data: { category },
    variables,
    site,
  }: LoadedPage<CategoryPageQuery, CategoryPageQueryVariables>) {
    if (!category) return [];
    return (await import('./category.json-ld')).categoryJsonLd(category, variables.page, site);
  },
  screens: [
    { name: 'category-of-topic', path: '/category/sleep' },
    { name: 'category-of-sub-topic', path: '/category/insomnia' },
    { name: 'category-at-short-address', path: '/irritable-bowel-syndrome' },
    { name: 'category-empty', path: '/category/narcolepsy' },
    { name: 'missing-category', path: '/no-such-page', expects: /404/ },
  ],
};
