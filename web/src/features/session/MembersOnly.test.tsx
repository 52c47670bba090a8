import { act, render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { signIn, store } from '../../lib/session/session.testing';
import { MembersOnly } from './MembersOnly';

beforeEach(() => localStorage.clear());

const Secret = () => (
  <MembersOnly>
    <p>for members</p>
  </MembersOnly>
);
function show() {
  const router = createMemoryRouter(
    [
      { path: '/saved-blogs', Component: Secret },
      { path: '/login', Component: () => <p>the login</p> },
    ],
    { initialEntries: ['/saved-blogs?page=2#list'] },
  );
  render(<RouterProvider router={router} />);
  return router;
}

test('shows the content to a member, even after the session ends', () => {
  signIn();
  show();
  expect(screen.getByText('for members')).toBeVisible();
  expect(screen.queryByText(/JavaScript/)).toBeNull();
  store('token', null);
  expect(screen.getByText('for members')).toBeVisible();
});

test.each<[string, () => void]>([
  ['a guest', () => undefined],
  ['a member with an expired token', () => signIn({ expiresIn: -1 })],
  ['a member with an unreadable token', () => store('token', 'no token')],
])('redirects %s to login and passes the address to return to', async (_who, arrange) => {
  arrange();
  const router = show();
  expect(await screen.findByText('the login')).toBeVisible();
  expect(screen.queryByText('for members')).toBeNull();
  expect(router.state.location.state).toEqual({ from: '/saved-blogs?page=2#list' });
  expect(router.state.historyAction).toBe('REPLACE');
});

test('shows the content to a member who returns after logging in', async () => {
  const router = show();
  await screen.findByText('the login');
  signIn();
  await act(() => router.navigate('/saved-blogs'));
  await waitFor(() => expect(screen.getByText('for members')).toBeVisible());
});

test('renders only a loading text and a JavaScript notice on the server', () => {
  signIn();
  const html = renderToString(
    <MemoryRouter>
      <Secret />
    </MemoryRouter>,
  );
  expect(html).not.toContain('for members');
  expect(html).toContain('Loading…');
  expect(html).toContain('This page needs JavaScript');
});
