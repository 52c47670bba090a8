import { createMemoryRouter, type RouteObject } from 'react-router-dom';
import { resolveLazy } from './resolveLazy';

test('the matched page is there when the router starts; other pages are not fetched', async () => {
  const Home = () => null;
  const other = jest.fn();
  const routes: RouteObject[] = [
    {
      id: 'root',
      children: [
        { index: true, lazy: { Component: async () => Home } },
        { path: 'other', lazy: { Component: other } },
      ],
    },
  ];
  await resolveLazy(routes, '/', {});
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: {} } });
  expect(router.state.initialized).toBe(true);
  expect(routes[0]?.children?.[0]).toMatchObject({ Component: Home });
  expect(other).not.toHaveBeenCalled();
  router.dispose();
});

test('an address without a page resolves nothing', async () => {
  await expect(resolveLazy([{ path: '/x' }], '/y', {})).resolves.toBeUndefined();
});

test('the parts of the page that its answer needs are fetched; a page that failed needs none', async () => {
  const fetchParts = jest.fn();
  const routes = (): RouteObject[] => [
    {
      id: 'page',
      path: '/',
      lazy: { Component: async () => () => null, handle: async () => ({ fetchParts }) },
    },
  ];
  await resolveLazy(routes(), '/', { page: { data: 1 } });
  expect(fetchParts).toHaveBeenCalledWith({ data: 1 });
  await resolveLazy(routes(), '/', {});
  expect(fetchParts).toHaveBeenCalledTimes(1);
});
