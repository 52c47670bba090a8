import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { notFound } from '../../lib/routing/not-found';
import { lazyPage, pageRoutes } from './page-route';
import { getShownFile } from '../shown-file';

const Words = () => <p>{useLoaderData<string>()}</p>;

function show(component: () => Promise<typeof Words>) {
  const router = createMemoryRouter([
    { path: '/', Component: () => <p>home</p> },
    {
      path: '/page',
      ErrorBoundary: () => <p>failed</p>,
      ...lazyPage({ component, loader: async () => async () => 'words of the loader' }),
    },
  ]);
  render(<RouterProvider router={router} />);
  return router;
}

test('loads a page’s component only when the reader navigates to it', async () => {
  const component = jest.fn(async () => Words);
  const router = show(component);
  expect(component).not.toHaveBeenCalled();
  await act(() => router.navigate('/page'));
  expect(screen.getByText('words of the loader')).toBeVisible();
});

test('shows an error when a page’s script fails to load and retries on the next visit', async () => {
  const component = jest.fn(async () => Words).mockRejectedValueOnce(new TypeError('404'));
  const router = show(component);
  await act(() => router.navigate('/page'));
  expect(screen.getByText('failed')).toBeVisible();
  await act(() => router.navigate('/'));
  await act(() => router.navigate('/page'));
  expect(screen.getByText('words of the loader')).toBeVisible();
});

describe('a path with two pages', () => {
  const shared = (slugs: readonly string[], file: string, hasPriority = false) => ({
    file,
    paths: [':slug'],
    hasPriority,
    component: async () => () => <p>{file}</p>,
    loader:
      async () =>
      ({ params }: LoaderFunctionArgs) => {
        if (slugs.includes(params.slug ?? '')) return { operation: file, variables: {}, data: params.slug };
        throw notFound();
      },
  });
  function start() {
    const pages = [shared(['insomnia', 'sleep'], 'category'), shared(['sleep'], 'hub', true)];
    const router = createMemoryRouter([
      { path: '/', Component: () => <p>home</p> },
      { ErrorBoundary: () => <p>not there</p>, children: pageRoutes(pages) },
    ]);
    render(<RouterProvider router={router} />);
    return router;
  }

  test.each([
    ['/sleep', 'hub'],
    ['/insomnia', 'category'],
    ['/xyz', 'not there'],
  ])('at %s shows the first page that exists: %s', async (path, shown) => {
    const router = start();
    await act(() => router.navigate(path));
    expect(await screen.findByText(shown)).toBeVisible();
  });

  test('names the shown page in its loader data', async () => {
    const router = start();
    await act(() => router.navigate('/insomnia'));
    expect(Object.values(router.state.loaderData).map(getShownFile)).toEqual(['category']);
  });
});
