import { matchRoutes, type RouteObject } from 'react-router-dom';

/**
 * Loads the code of the routes at this address before the router starts: a router that finds a matched route lazy
 * throws the server's HTML away and shows nothing until it has come.
 */
export async function resolveLazy(routes: RouteObject[], pathname: string): Promise<void> {
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
    }),
  );
}
