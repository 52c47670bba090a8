import type { RouteObject } from 'react-router-dom';
import { ArticleError } from '../pages/article/ArticleError';
import { notFound } from '../lib/notFound';
import { loadChunk } from '../lib/outdated';
import { ErrorPage } from './ErrorPage';
import { NotFound } from './NotFound/NotFound';
import { RootLayout } from './RootLayout/RootLayout';

/**
 * The id of a page's route is its component's file: by it the server finds the page's scripts and styles in the build's
 * manifest. Its loader is fetched when it is called: a page that came as HTML has its answer. The error boundary is on a pathless route, so that header and footer stay.
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
              loader: async (args) =>
                (await loadChunk(() => import('../pages/home/home.loader'))).loader(args),
              lazy: {
                Component: async () => (await loadChunk(() => import('../pages/home/HomePage'))).HomePage,
              },
            },
            {
              id: 'src/pages/article/ArticlePage.tsx',
              path: 'blog/:slug',
              caseSensitive: true,
              ErrorBoundary: ArticleError,
              loader: async (args) =>
                (await loadChunk(() => import('../pages/article/article.loader'))).loader(args),
              lazy: {
                Component: async () =>
                  (await loadChunk(() => import('../pages/article/ArticlePage'))).ArticlePage,
                handle: async () => (await loadChunk(() => import('../pages/article/ArticlePage'))).handle,
              },
            },
            { id: 'not-found', path: '*', loader: () => Promise.reject(notFound()), Component: NotFound },
          ],
        },
      ],
    },
  ];
}
