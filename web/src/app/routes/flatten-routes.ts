import type { RouteObject } from 'react-router-dom';

/** These routes and all of their descendants. */
export function flattenRoutes(routes: readonly RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...flattenRoutes(route.children ?? [])]);
}
