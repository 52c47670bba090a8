import { existsSync } from 'node:fs';
import path from 'node:path';
import { act } from '@testing-library/react';
import { createMemoryRouter, matchRoutes, RouterContextProvider, type RouteObject } from 'react-router-dom';
import { clientContext } from '../lib/graphql/context';
import { discoverRoutes, getInitialRoutes } from './discovery';
import { routeFiles } from '../lib/routing/route-file';
import { createLaterRoutes } from './routes/later-routes';
import { createRoutes } from './routes/routes';

const LATER_PAGE = 'src/pages/popular-topics/PopularTopicsPage.tsx#main-category';
const leafAt = (routes: RouteObject[], path: string) => matchRoutes(routes, path)?.at(-1)?.route.id;

function browser() {
  return createMemoryRouter(createRoutes(), {
    initialEntries: ['/blog/a'],
    hydrationData: { loaderData: { 'src/pages/article/ArticlePage.tsx#blog/:slug': null } },
    patchRoutesOnNavigation: discoverRoutes,
    getContext() {
      const context = new RouterContextProvider();
      const data = { __typename: 'Query', topics: [], popularTopicsBanner: null, category: null };
      context.set(clientContext, { query: async () => ({ data }) });
      return context;
    },
  });
}
const goTo = async (path: string) => {
  const router = browser();
  await act(() => router.navigate(path));
  return router.state.matches.at(-1)?.route.id;
};

test('discovers a later route on navigation although the category route matches its path', async () => {
  expect(leafAt(createRoutes(), '/main-category')).toBe('src/pages/hub/HubPage.tsx#:slug');
  expect(await goTo('/main-category')).toBe(LATER_PAGE);
});

test('matches a discovered route again on Back and adds it only once', async () => {
  const router = browser();
  await act(() => router.navigate('/main-category'));
  await act(() => router.navigate('/blog/b'));
  await act(() => router.navigate('/all-category-page'));
  await act(() => router.navigate(-2));
  expect(router.state.matches.at(-1)?.route.id).toBe(LATER_PAGE);
  expect(JSON.stringify(router.routes).split(LATER_PAGE)).toHaveLength(2);
});

test('names the script of the later routes for a page among them, so that it comes with the page', () => {
  const matches = matchRoutes(createRoutes(createLaterRoutes()), '/about') ?? [];
  const files = routeFiles(matches.map(({ route }) => route.id ?? ''));
  expect(files).toEqual(['src/app/routes/later-routes.ts', 'src/pages/about/AboutPage.tsx']);
  for (const file of files) expect(existsSync(path.resolve(__dirname, '../..', file))).toBe(true);
});

test('adds the later routes when the failed page’s address could be one of theirs', async () => {
  const failed = { pages: { status: 503 } };
  expect(leafAt(await getInitialRoutes('/main-category', {}, failed), '/main-category')).toBe(LATER_PAGE);
  const article = await getInitialRoutes('/blog/a', {}, failed);
  expect(leafAt(article, '/main-category')).not.toBe(LATER_PAGE);
});

test('adds the later routes when the HTML shows a later page, and only then', async () => {
  const rare = await getInitialRoutes('/main-category', { [LATER_PAGE]: {} });
  expect(leafAt(rare, '/main-category')).toBe(LATER_PAGE);
  const category = 'src/pages/hub/HubPage.tsx#:slug';
  expect(leafAt(await getInitialRoutes('/insomnia', { [category]: {} }), '/main-category')).toBe(category);
});
