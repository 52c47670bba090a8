import type { RouteObject } from 'react-router-dom';
import { ArticleError } from '../pages/article/ArticleError';
import { notFound } from '../lib/notFound';
import { loadChunk } from '../lib/outdated';
import { ErrorPage } from './ErrorPage';
import { NotFound } from './NotFound/NotFound';
import { page } from './page';
import { RootLayout } from './RootLayout/RootLayout';

/**
 * The id of a page's route is its component's file: by it the server finds the page's scripts and styles in the build's
 * manifest. The error boundary is on a pathless route, so that header and footer stay.
 * @returns new routes at each call: a router writes into those it is given
 */
export function createRoutes(): RouteObject[] {
  return [
    {
      id: 'root',
      Component: RootLayout,
      children: [
        {
          id: 'pages',
          ErrorBoundary: ErrorPage,
          children: [
            {
              id: 'src/pages/home/HomePage.tsx',
              index: true,
              ...page({
                component: async () => (await import('../pages/home/HomePage')).HomePage,
                loader: async () => (await import('../pages/home/home.loader')).loader,
              }),
            },
            {
              id: 'src/pages/article/ArticlePage.tsx',
              path: 'blog/:slug',
              caseSensitive: true,
              ErrorBoundary: ArticleError,
              ...page({
                component: async () => (await import('../pages/article/ArticlePage')).ArticlePage,
                loader: async () => (await import('../pages/article/article.loader')).loader,
                fetchParts: async (loaded) =>
                  (await loadChunk(() => import('../pages/article/ArticlePage'))).fetchParts(loaded),
              }),
            },
            { id: 'not-found', path: '*', loader: () => Promise.reject(notFound()), Component: NotFound },
          ],
        },
      ],
    },
  ];
}
