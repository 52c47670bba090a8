import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { act } from 'react';
import { AccountLink } from './AccountLink';
import { signIn, store } from '../../lib/session/session.testing';
import { signOut } from '../../lib/session/stored-session';

beforeEach(() => localStorage.clear());

const show = () => render(<AccountLink />, { wrapper: MemoryRouter });
const logIn = () => screen.findByRole('link', { name: 'Log in' });
const account = (name: string) => screen.findByRole('link', { name });

test('links a guest to the login page', async () => {
  show();
  expect(await logIn()).toHaveAttribute('href', '/login');
});

test('shows a member their initials and name, linked to their account', async () => {
  signIn();
  show();
  const link = await account('Ada Lovelace');
  expect(link).toHaveAttribute('href', '/my-account');
  expect(link).toHaveTextContent('ALAda Lovelace');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('renders the login link on the server even for a member', () => {
  signIn();
  expect(
    renderToString(
      <MemoryRouter>
        <AccountLink />
      </MemoryRouter>,
    ),
  ).toContain('Log in');
});

test.each([
  ['that has expired', { expiresIn: -1 }],
  ['that cannot be read', null],
])('forgets a token %s and shows the login link', async (_what, options) => {
  if (options) signIn(options);
  else store('token', 'no token');
  show();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(localStorage.getItem('user')).toBeNull();
  expect(await logIn()).toBeVisible();
});

test('signs the member out on the next navigation after the token expires', async () => {
  signIn({ expiresIn: 60 });
  const router = createMemoryRouter([{ path: '*', Component: AccountLink }], { initialEntries: ['/'] });
  render(<RouterProvider router={router} />);
  await account('Ada Lovelace');
  const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
  await act(() => router.navigate('/blog/sleep-well'));
  expect(await logIn()).toBeVisible();
  expect(router.state.location.pathname).toBe('/blog/sleep-well');
  expect(localStorage.getItem('token')).toBeNull();
  later.mockRestore();
});

test('follows sign-in and sign-out in this tab and in others', async () => {
  show();
  await logIn();
  signIn({ username: 'maria' });
  expect(await account('maria')).toBeVisible();
  store('token', null);
  expect(await logIn()).toBeVisible();
  signIn({ username: 'maria' });
  expect(await account('maria')).toBeVisible();
  act(signOut);
  expect(await logIn()).toBeVisible();
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
});

describe('an invalid token on load', () => {
  function load(path: string) {
    const router = createMemoryRouter([{ path: '*', Component: AccountLink }], { initialEntries: [path] });
    render(<RouterProvider router={router} />);
    return router;
  }
  const forgotten = () => waitFor(() => expect(localStorage.getItem('token')).toBeNull());

  test.each(['/blog/sleep-well?page=2', '/signup'])(
    'redirects from %s to login if it has expired',
    async (path) => {
      signIn({ expiresIn: -1 });
      const router = load(path);
      await forgotten();
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toEqual(path === '/signup' ? null : { from: path });
    },
  );

  test('does not redirect from the login page itself', async () => {
    signIn({ expiresIn: -1 });
    const router = load('/login?x=1');
    await forgotten();
    expect(router.state.location.search).toBe('?x=1');
  });

  test('does not redirect if it cannot be read', async () => {
    store('token', 'no token');
    const router = load('/blog/sleep-well');
    await forgotten();
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/blog/sleep-well');
  });
});

test('passes the current address to the login page', async () => {
  const router = createMemoryRouter([{ path: '*', Component: AccountLink }], {
    initialEntries: ['/search/sleep?page=2#list'],
  });
  render(<RouterProvider router={router} />);
  await act(async () => (await logIn()).click());
  expect(router.state.location).toMatchObject({
    pathname: '/login',
    state: { from: '/search/sleep?page=2#list' },
  });
});
