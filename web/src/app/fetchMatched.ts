import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../lib/handle';
import { NotFound, showsNotFound } from './NotFound/NotFound';

/**
 * Fetches the code of the page at this address before the browser takes over its HTML: nothing may be missing then.
 * @param loaderData what the loaders brought, by route id; a page that failed shows its error boundary, which is there
 * @param errors why pages could not be shown, by route id; of them the not-found page is fetched
 */
export async function fetchMatched(
  routes: RouteObject[],
  pathname: string,
  loaderData: Record<string, unknown>,
  errors: Record<string, unknown> | null = null,
): Promise<void> {
  if (showsNotFound(errors)) await NotFound.fetch();
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      const loaded = loaderData[route.id ?? ''];
      if (isPageHandle(route.handle) && loaded !== undefined) await route.handle.fetchParts(loaded);
    }),
  );
}
