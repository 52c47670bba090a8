import { matchRoutes } from 'react-router-dom';
import { createRoutes } from '../src/app/routes';

/** The id of the route that a browser's router shows at an address: its page's file. */
export function routeAt(address: string): string | undefined {
  const { pathname } = new URL(address, 'http://site.example');
  return matchRoutes(createRoutes(), pathname)?.at(-1)?.route.id;
}
