import type { RouteObject } from 'react-router-dom';
import { notFound } from '../../lib/routing/not-found';
import { ArticleErrorPage, ErrorPage } from '../ErrorPage';
import { FIRST_ROUTES } from './first-routes.gen';
import { NotFound, withNotFoundPage, PAGES_ID } from '../NotFound/NotFound';
import { pageRoutes } from './page-route';
import { RootLayout } from '../RootLayout/RootLayout';

/** Pages with a separate error page, by path. */
const ERROR_PAGES: Readonly<Record<string, RouteObject['ErrorBoundary']>> = {
  'blog/:slug': ArticleErrorPage,
};

/**
 * The routes that every browser has. The error boundary is on a pathless route, so that header and footer stay.
 * @param later the routes of `later-routes.ts`; empty in the browser until one of them is needed
 * @returns new route objects at each call, because a router modifies those it receives
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
            ...pageRoutes(FIRST_ROUTES).map(withErrorPage),
            ...later,
            {
              id: 'not-found',
              path: '*',
              loader: withNotFoundPage(() => Promise.reject(notFound())),
              Component: NotFound,
            },
          ],
        },
      ],
    },
  ];
}

function withErrorPage(route: RouteObject): RouteObject {
  const ErrorBoundary = ERROR_PAGES[route.path ?? ''];
  return ErrorBoundary ? { ...route, ErrorBoundary } : route;
}
