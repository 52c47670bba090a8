import type { RouteObject } from 'react-router-dom';
import { isPageHandle } from '../../lib/routing/handle';
import { flattenRoutes } from '../routes/flatten-routes';
import { NotFound, showsNotFound } from '../NotFound/NotFound';

/**
 * Fetches the code of the server-rendered page before hydration, which needs all of it. The loader data identifies the
 * page; matching addresses instead would take 10 ms on a phone.
 * @param loaderData the results of the loaders, by route id; a page that failed shows its error boundary, which is
 * already loaded
 * @param errors the errors of the page's routes, by route id; for a 404 the not-found page is fetched
 */
export async function fetchShownPage(
  routes: readonly RouteObject[],
  loaderData: Record<string, unknown>,
  errors: Record<string, unknown> | null = null,
): Promise<void> {
  if (showsNotFound(errors)) await NotFound.fetch();
  await Promise.all(
    flattenRoutes(routes).map(async ({ id = '', handle }) => {
      const loaded = loaderData[id];
      if (isPageHandle(handle) && loaded !== undefined) await handle.fetchParts(loaded);
    }),
  );
}
