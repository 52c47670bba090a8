import { redirect, type RouteObject } from 'react-router-dom';
import { at } from './page';

/**
 * Pages that few visits lead to, all of one segment: the browser fetches their routes when one is asked for, so that
 * they are no part of every page's first load. Their parent's id is this file, and so the server names its script
 * along with theirs (`routeFile.ts`).
 * @returns new routes at each call: a router writes into those it is given
 */
export function createLaterRoutes(): RouteObject[] {
  return [
    {
      id: 'src/app/laterRoutes.tsx',
      children: [
        at('src/pages/category/AllCategoriesPage.tsx', 'all-category-page', {
          component: async () => (await import('../pages/category/AllCategoriesPage')).AllCategoriesPage,
          loader: async () => (await import('../pages/category/allCategories.loader')).loader,
        }),
        at('src/pages/popular-topics/PopularTopicsPage.tsx', 'main-category', {
          component: async () =>
            (await import('../pages/popular-topics/PopularTopicsPage')).PopularTopicsPage,
          loader: async () => (await import('../pages/popular-topics/popular-topics.loader')).loader,
        }),
        // What the mobile menu calls them (C24).
        {
          id: 'diseases',
          path: 'diseases',
          caseSensitive: true,
          loader: () => redirect('/disease-prevention', 301),
        },
      ],
    },
  ];
}
