import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/routing/reload/outdated';
import { flattenRoutes } from './routes/flatten-routes';
import { PAGES_ID } from './NotFound/NotFound';
import { createRoutes } from './routes/routes';

/** All later routes have this form. */
const ONE_SEGMENT = /^\/[^/]+$/;

const fetchLater = () => loadChunk(() => import('./routes/later-routes'));

/** Prefetches the later routes. A failure is ignored, because they are requested again when needed. */
export function prefetchLaterRoutes(): void {
  fetchLater().catch(() => undefined);
}

/**
 * The browser's initial routes. They include the later ones if the server-rendered page is, or could be, one of them.
 * @param loaderData the results of the page's loaders, by route id
 * @param errors the errors of the page's routes, by route id; they do not reveal which page failed
 */
export async function getInitialRoutes(
  pathname: string,
  loaderData: Record<string, unknown>,
  errors: Record<string, unknown> | null = null,
): Promise<RouteObject[]> {
  const routes = createRoutes();
  const known = new Set(flattenRoutes(routes).map(({ id }) => id));
  const isKnown = errors ? !ONE_SEGMENT.test(pathname) : Object.keys(loaderData).every((id) => known.has(id));
  return isKnown ? routes : createRoutes((await fetchLater()).createLaterRoutes());
}

/**
 * Fetches the later routes when an address could be one of theirs. The router calls this whenever a known route matches
 * by a parameter, and ignores routes it already has.
 * @throws OutdatedError when the script fails to load
 */
export const discoverRoutes: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (ONE_SEGMENT.test(path)) patch(PAGES_ID, (await fetchLater()).createLaterRoutes());
};
