import type { RouteObject } from 'react-router-dom';
import { notFound } from '../lib/routing/not-found';
import { loadChunk } from '../lib/routing/outdated';
import { ArticleErrorPage, ErrorPage } from './ErrorPage';
import { NotFound, orNotFound, PAGES_ID } from './NotFound/NotFound';
import { pageRoute, lazyPage } from './page-route';
import { RootLayout } from './RootLayout/RootLayout';

/**
 * The id of a page's route is its component's file: by it the server finds the page's scripts and styles in the build's
 * manifest. The error boundary is on a pathless route, so that header and footer stay.
 * @param later the pages of `laterRoutes.tsx`; in the browser none, until one of them is asked for
 * @returns new routes at each call: a router writes into those it is given
 */
export function createRoutes(later: RouteObject[] = []): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      children: [
        {
          id: PAGES_ID,
          ErrorBoundary: ErrorPage,
          children: [
            {
              id: 'src/pages/home/HomePage.tsx',
              index: true,
              ...lazyPage({
                component: async () => (await import('../pages/home/HomePage')).HomePage,
                loader: async () => (await import('../pages/home/home.loader')).loader,
              }),
            },
            {
              ...pageRoute('src/pages/article/ArticlePage.tsx', 'blog/:slug', {
                component: async () => (await import('../pages/article/ArticlePage')).ArticlePage,
                loader: async () => (await import('../pages/article/article.loader')).loader,
                fetchParts: async (loaded) =>
                  (await loadChunk(() => import('../pages/article/ArticlePage'))).fetchParts(loaded),
              }),
              ErrorBoundary: ArticleErrorPage,
            },
            ...['blog-list', 'category', 'search/:slug'].map((path) =>
              pageRoute('src/pages/blog-list/BlogListPage.tsx', path, {
                component: async () => (await import('../pages/blog-list/BlogListPage')).BlogListPage,
                loader: async () => (await import('../pages/blog-list/blog-list.loader')).loader,
              }),
            ),
            pageRoute('src/pages/categories-list/CategoriesListPage.tsx', 'categories-list/:slug?', {
              component: async () =>
                (await import('../pages/categories-list/CategoriesListPage')).CategoriesListPage,
              loader: async () => (await import('../pages/categories-list/categories-list.loader')).loader,
            }),
            ...later,
            // Whatever one segment names no other page is a category, or is not there (C24).
            ...['category/:slug', ':slug'].map((path) =>
              pageRoute('src/pages/category/CategoryPage.tsx', path, {
                component: async () => (await import('../pages/category/CategoryPage')).CategoryPage,
                loader: async () => (await import('../pages/category/category.loader')).loader,
              }),
            ),
            {
              id: 'not-found',
              path: '*',
              loader: orNotFound(() => Promise.reject(notFound())),
              Component: NotFound,
            },
          ],
        },
      ],
    },
  ];
}
