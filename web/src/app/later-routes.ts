import { redirect, type RouteObject } from 'react-router-dom';
import { FIRST_ROUTES } from './first-routes.gen';
import { LATER_ROUTES } from './later-routes.gen';
import { pageRoutes } from './page-route';

/** This file, by which the build's manifest knows its script. */
export const LATER_ROUTES_FILE = 'src/app/later-routes.ts';

/**
 * Pages of one segment that have a route of their own: the browser fetches their routes when one is asked for, so that
 * they are no part of every page's first load. Their parent's id is this file, and so the server names its script
 * along with theirs (`route-file.ts`).
 * @returns new routes at each call: a router writes into those it is given
 */
export function createLaterRoutes(): RouteObject[] {
  const redirects = [...FIRST_ROUTES, ...LATER_ROUTES].flatMap((page) =>
    Object.entries(page.redirects ?? {}),
  );
  return [
    {
      id: LATER_ROUTES_FILE,
      children: [
        ...pageRoutes(LATER_ROUTES),
        ...redirects.map(([path, to]) => ({
          id: path,
          path,
          caseSensitive: true,
          loader: () => redirect(to, 301),
        })),
      ],
    },
  ];
}
