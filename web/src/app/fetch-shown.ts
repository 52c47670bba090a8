import type { RouteObject } from 'react-router-dom';
import { isPageHandle } from '../lib/routing/handle';
import { everyRoute } from './every-route';
import { NotFound, showsNotFound } from './NotFound/NotFound';

/**
 * Fetches the code of the page that the server sent before the browser takes over its HTML: nothing may be missing then.
 * Which page that is its answers tell, without matching addresses, which takes a phone 10 ms a time.
 * @param loaderData what the loaders brought, by route id; a page that failed shows its error boundary, which is there
 * @param errors why pages could not be shown, by route id; of them the not-found page is fetched
 */
export async function fetchShown(
  routes: readonly RouteObject[],
  loaderData: Record<string, unknown>,
  errors: Record<string, unknown> | null = null,
): Promise<void> {
  if (showsNotFound(errors)) await NotFound.fetch();
  await Promise.all(
    everyRoute(routes).map(async ({ id = '', handle }) => {
      const loaded = loaderData[id];
      if (isPageHandle(handle) && loaded !== undefined) await handle.fetchParts(loaded);
    }),
  );
}
