import { render, screen, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { createMemoryRouter, MemoryRouter, RouterProvider } from 'react-router-dom';
import { act } from 'react';
import { AccountLink } from './AccountLink';
import { signIn, store } from '../../lib/session/session.testing';
import { signOut } from '../../lib/session/storedSession';

beforeEach(() => localStorage.clear());

const show = () => render(<AccountLink />, { wrapper: MemoryRouter });
const logIn = () => screen.findByRole('link', { name: 'Log in' });
const account = (name: string) => screen.findByRole('link', { name });

test('a guest is led to the login', async () => {
  show();
  expect(await logIn()).toHaveAttribute('href', '/login');
});

test('a member sees their initials and their name, which lead to their page', async () => {
  signIn();
  show();
  const link = await account('Ada Lovelace');
  expect(link).toHaveAttribute('href', '/my-account');
  expect(link).toHaveTextContent('ALAda Lovelace');
  expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
});

test('the server knows nobody', () => {
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
  ['expired', { expiresIn: -1 }],
  ['that cannot be read', null],
])('a token %s is forgotten', async (_what, options) => {
  if (options) signIn(options);
  else store('token', 'no token');
  show();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  expect(localStorage.getItem('user')).toBeNull();
  expect(await logIn()).toBeVisible();
});

test('one that expires while the page is open is judged when the reader goes on', async () => {
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

test('another tab signs in and out for this one too, and this one by itself', async () => {
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

describe('a token that is no good on load', () => {
  function load(path: string) {
    const router = createMemoryRouter([{ path: '*', Component: AccountLink }], { initialEntries: [path] });
    render(<RouterProvider router={router} />);
    return router;
  }
  const forgotten = () => waitFor(() => expect(localStorage.getItem('token')).toBeNull());

  test.each(['/blog/sleep-well?page=2', '/signup'])(
    'if it has expired, leads from %s to the login',
    async (path) => {
      signIn({ expiresIn: -1 });
      const router = load(path);
      await forgotten();
      await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
      expect(router.state.location.state).toEqual(path === '/signup' ? null : { from: path });
    },
  );

  test('at the login itself, stays there', async () => {
    signIn({ expiresIn: -1 });
    const router = load('/login?x=1');
    await forgotten();
    expect(router.state.location.search).toBe('?x=1');
  });

  test('if it cannot be read, leads nowhere', async () => {
    store('token', 'no token');
    const router = load('/blog/sleep-well');
    await forgotten();
    await act(async () => undefined);
    expect(router.state.location.pathname).toBe('/blog/sleep-well');
  });
});

test('the way to the login knows the way back', async () => {
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
