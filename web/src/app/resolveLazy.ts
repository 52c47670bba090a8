import { matchRoutes, type RouteObject } from 'react-router-dom';
import { isPageHandle } from '../lib/handle';

/**
 * Loads the code of the routes at this address before the router starts: a router that finds a matched route lazy
 * throws the server's HTML away and shows nothing until it has come.
 * @param loaderData what the loaders brought, by route id: its page's parts are fetched too
 */
export async function resolveLazy(
  routes: RouteObject[],
  pathname: string,
  loaderData: Record<string, unknown>,
): Promise<void> {
  const matched = matchRoutes(routes, pathname) ?? [];
  await Promise.all(
    matched.map(async ({ route }) => {
      if (!route.lazy || typeof route.lazy === 'function') return;
      const parts = await Promise.all(
        Object.entries(route.lazy).map(async ([name, load]): Promise<[string, unknown]> => [
          name,
          await load(),
        ]),
      );
      Object.assign(route, Object.fromEntries(parts), { lazy: undefined });
      const loaded = loaderData[route.id ?? ''];
      if (isPageHandle(route.handle) && loaded !== undefined) await route.handle.fetchParts(loaded);
    }),
  );
}
