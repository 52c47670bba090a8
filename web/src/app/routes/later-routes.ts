import { redirect, type RouteObject } from 'react-router-dom';
import { FIRST_ROUTES } from './first-routes.gen';
import { LATER_ROUTES } from './later-routes.gen';
import { pageRoutes } from './page-route';

/** This file, which identifies its script in the build's manifest. */
export const LATER_ROUTES_FILE = 'src/app/routes/later-routes.ts';

/**
 * Single-segment pages with their own routes. The browser fetches these routes on demand, so that they are not part of
 * every page's initial load. Their parent's id is this file, so the server adds its script to theirs (`route-file.ts`).
 * @returns new route objects at each call, because a router modifies those it receives
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
