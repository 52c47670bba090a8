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
  await resolveLazy(routes, '/');
  const router = createMemoryRouter(routes, { hydrationData: { loaderData: {} } });
  expect(router.state.initialized).toBe(true);
  expect(routes[0]?.children?.[0]).toMatchObject({ Component: Home });
  expect(other).not.toHaveBeenCalled();
  router.dispose();
});

test('an address without a page resolves nothing', async () => {
  await expect(resolveLazy([{ path: '/x' }], '/y')).resolves.toBeUndefined();
});
