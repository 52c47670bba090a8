import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider, useLoaderData } from 'react-router-dom';
import { lazyPage } from './page-route';

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
