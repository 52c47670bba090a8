import type { LoadedPage, PageListing, PageRoute } from '../../../lib/page/page-descriptor';
import type { AllCategoriesPageQuery, AllCategoriesPageQueryVariables } from './AllCategoriesPage.gen';

export const route: PageRoute = {
  file: 'src/pages/category/all-categories/AllCategoriesPage.tsx',
  paths: ['all-category-page'],
  component: async () => (await import('./AllCategoriesPage')).AllCategoriesPage,
  loader: async () => (await import('./all-categories.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  parameters: {
    'all-category-page': ['page'],
  },
  jsonLd: async ({
    data,
    variables,
    site,
  }: LoadedPage<AllCategoriesPageQuery, AllCategoriesPageQueryVariables>) =>
    (await import('../category.json-ld')).categoryJsonLd(data.allCategories, variables.page, site),
  screens: [{ name: 'categories-all', path: '/all-category-page' }],
};
