import type { PatchRoutesOnNavigationFunction, RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/routing/outdated';
import { everyRoute } from './every-route';
import { PAGES_ID } from './NotFound/NotFound';
import { createRoutes } from './routes';

/** As all later routes are. */
const ONE_SEGMENT = /^\/[^/]+$/;

const fetchLater = () => loadChunk(() => import('./later-routes'));

/** Fetches the later routes before one is asked for. Early is a courtesy: what fails is asked for again. */
export function fetchLaterEarly(): void {
  fetchLater().catch(() => undefined);
}

/**
 * The routes that the browser begins with: the later ones are among them where the server's page is one, or may be.
 * @param loaderData what the page's loaders brought, by route id
 * @param errors why pages could not be shown, by route id: nothing then says whose page it is
 */
export async function routesFor(
  pathname: string,
  loaderData: Record<string, unknown>,
  errors: Record<string, unknown> | null = null,
): Promise<RouteObject[]> {
  const routes = createRoutes();
  const known = new Set(everyRoute(routes).map(({ id }) => id));
  const isKnown = errors ? !ONE_SEGMENT.test(pathname) : Object.keys(loaderData).every((id) => known.has(id));
  return isKnown ? routes : createRoutes((await fetchLater()).createLaterRoutes());
}

/**
 * Fetches the later routes when an address may be one of theirs: the router asks wherever those it knows match by
 * a parameter. What it has already it leaves out.
 * @throws OutdatedError when the script does not come
 */
export const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (ONE_SEGMENT.test(path)) patch(PAGES_ID, (await fetchLater()).createLaterRoutes());
};
