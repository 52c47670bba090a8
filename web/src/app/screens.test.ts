import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { RouteObject } from 'react-router-dom';
import { routeAt } from '../../test/route-at';
import { routeFile } from '../lib/routeFile';
import { createLaterRoutes } from './laterRoutes';
import { createRoutes } from './routes';

/** The addresses that the browser tests and `npm run screens` look at: a line each. */
const LOOKED_AT = [
  ...readFileSync(path.join(__dirname, '../../../e2e/support/screens.ts'), 'utf8').matchAll(
    / path: '(.+?)'/g,
  ),
].map(([, address = '']) => address);

/** The pages of these routes, by their files. */
function pagesOf(routes: RouteObject[]): string[] {
  return routes.flatMap(({ id = '', Component, children }) => {
    if (children) return pagesOf(children);
    return Component ? [routeFile(id) ?? id] : [];
  });
}

test('every page of the site has a screen to look at', () => {
  const looked = new Set(LOOKED_AT.map(routeAt));
  const pages = new Set(pagesOf(createRoutes(createLaterRoutes())));
  expect(pages.size).toBeGreaterThan(1);
  expect([...pages].filter((page) => !looked.has(page))).toEqual([]);
});
