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
