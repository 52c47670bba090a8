import { matchRoutes, type PatchRoutesOnNavigationFunction, type RouteObject } from 'react-router-dom';
import { loadChunk } from '../lib/outdated';
import { PAGES_ID } from './NotFound/NotFound';
import { createRoutes } from './routes';

const fetchLater = () => loadChunk(() => import('./laterRoutes'));

/** Fetches the routes of rare pages before one is asked for. Early is a courtesy: what fails is asked for again. */
export function fetchLaterEarly(): void {
  fetchLater().catch(() => undefined);
}

/**
 * The routes that the browser begins with: those of rare pages are among them where the server's page is one.
 * @param loaderData what the page's loaders brought, by route id
 */
export async function routesFor(
  pathname: string,
  loaderData: Record<string, unknown>,
): Promise<RouteObject[]> {
  const known = matchRoutes(createRoutes(), pathname)?.map(({ route }) => route.id) ?? [];
  const isKnown = Object.keys(loaderData).every((id) => known.includes(id));
  return createRoutes(isKnown ? [] : (await fetchLater()).createLaterRoutes());
}

/**
 * Fetches the routes of rare pages when an address may be one of theirs: the router asks wherever those it knows match by
 * a parameter. What it has already it leaves out.
 * @throws OutdatedError when the script does not come
 */
export const discover: PatchRoutesOnNavigationFunction = async ({ path, patch }) => {
  if (/^\/[^/]+$/.test(path)) patch(PAGES_ID, (await fetchLater()).createLaterRoutes());
};
