import { act, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { overlay } from '../src/lib/site/overlay';

const OverPage = () => overlay.use();

/** Renders a part of a page at an address, in a router, with the overlay (`overlay`). */
export function renderInPage(part: ReactNode, address = '/blog/sleep-well') {
  act(() => overlay.set(null));
  const shown = (
    <>
      {part}
      <OverPage />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/login', element: <h1>Login page</h1> },
      { path: '*', element: shown },
    ],
    { initialEntries: [address] },
  );
  render(<RouterProvider router={router} />);
  return router;
}
