import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { restApi } from '../../../test/rest-api';
import { signIn, store } from '../../lib/session/session.testing';
import { MemberLink } from './MemberLink';

const user = { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' };
const link = (name: string) => screen.findByRole('link', { name });

const api = restApi();
beforeEach(() => signIn());

const show = () => render(<MemberLink />, { wrapper: MemoryRouter });

test.each([null, '{', '{}', '{"username":"ada"}', '{"username":" ","email":"ada@example.org"}'])(
  'whoever is signed in with %j for their user gets it back from the server',
  async (stored) => {
    store('user', stored);
    api.answer('/users/me', 200, user);
    show();
    expect(await link('ada')).toBeVisible();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user));
    const token = `Bearer ${localStorage.getItem('token')}`;
    expect(api.asked).toEqual([{ method: 'GET', path: '/users/me', body: undefined, token }]);
  },
);

test('whose user is there, nobody is asked about', async () => {
  show();
  expect(await link('Ada Lovelace')).toBeVisible();
  expect(api.asked).toEqual([]);
});

test('while the server does not answer they stay signed in, and may log in again where it refuses', async () => {
  store('user', null);
  api.disconnect('/users/me');
  const { unmount } = show();
  expect(await link('My account')).toBeVisible();
  await act(async () => undefined);
  expect(localStorage.getItem('token')).not.toBeNull();
  unmount();
  api.refuse('/users/me', 401, 'Please log in again.');
  show();
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
});

test('where the avatar stands, nothing is kept free for it any more', async () => {
  document.documentElement.dataset.member = '';
  show();
  await link('Ada Lovelace');
  expect(document.documentElement).not.toHaveAttribute('data-member');
});

test('an answer about one member is not stored for another', async () => {
  store('user', null);
  const held = api.hold('/users/me');
  show();
  await link('My account');
  signIn({ userId: 9, username: 'grace' });
  await act(async () => held.answered(200, user));
  expect(await link('grace')).toBeVisible();
});
