import type { LoadedPage, PageListing, PageRoute } from '../../lib/page/page-descriptor';
import type { BlogListPageQuery, BlogListPageQueryVariables } from './BlogListPage.gen';

export const route: PageRoute = {
  file: 'src/pages/blog-list/BlogListPage.tsx',
  paths: ['blog-list', 'category', 'search/:slug'],
  isInFirstLoad: true,
  component: async () => (await import('./BlogListPage')).BlogListPage,
  loader: async () => (await import('./blog-list.loader')).loader,
};

export const listing: PageListing = {
  sitemap: 'page',
  parameters: {
    'blog-list': ['search', 'category', 'page'],
    category: ['page'],
    'search/:slug': ['category', 'page'],
  },
  async jsonLd({
    data: { articles },
    variables,
    site,
  }: LoadedPage<BlogListPageQuery, BlogListPageQueryVariables>) {
    // Search results are for readers, not for search engines.
    if (!articles || variables.search) return [];
    return (await import('./blog-list.json-ld')).blogListJsonLd(articles, variables.page, site);
  },
  screens: [
    { name: 'list', path: '/blog-list' },
    { name: 'list-second-page', path: '/blog-list?page=2' },
    { name: 'list-category', path: '/blog-list?category=sleep' },
    { name: 'search', path: '/search/sleep' },
    { name: 'search-nothing', path: '/search/xyzzy' },
    { name: 'search-crisis', path: '/search/suicide' },
    { name: 'categories', path: '/category' },
  ],
};
