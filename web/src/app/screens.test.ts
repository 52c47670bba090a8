import type { RouteObject } from 'react-router-dom';
import { pages as screens } from '../../../e2e/support/screens/pages';
import { routeAt } from '../../test/route-at';
import { routeFile } from '../lib/routing/route-file';
import { createLaterRoutes } from './later-routes';
import { createRoutes } from './routes';

/** The pages of these routes, by their files. */
function pagesOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ id = '', Component, children }) => {
    if (children) return pagesOf(children);
    return Component ? [routeFile(id) ?? id] : [];
  });
}

test('every page of the site has an entry in e2e/support/screens/pages.ts', () => {
  const looked = new Set(screens.map(({ path }) => routeAt(path)));
  const pages = new Set(pagesOf(createRoutes(createLaterRoutes())));
  expect(pages.size).toBeGreaterThan(1);
  expect([...pages].filter((page) => !looked.has(page))).toEqual([]);
});
