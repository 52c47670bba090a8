import { matchRoutes } from 'react-router-dom';
import { createLaterRoutes } from '../src/app/routes/later-routes';
import { createRoutes } from '../src/app/routes/routes';
import { routeFile } from '../src/lib/routing/route-file';

/** What a browser's router shows at an address: the file of the page, or the id of a route without a page. */
export function findRouteAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://site.example');
  const id = matchRoutes(createRoutes(createLaterRoutes()), pathname)?.at(-1)?.route.id ?? '';
  return routeFile(id) ?? id;
}
