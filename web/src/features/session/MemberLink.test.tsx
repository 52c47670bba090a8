import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { mockRestApi } from '../../../test/rest-api';
import { signIn, store } from '../../lib/session/session.testing';
import { MemberLink } from './MemberLink';

const user = { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' };
const link = (name: string) => screen.findByRole('link', { name });

const api = mockRestApi();
beforeEach(() => signIn());

const show = () => render(<MemberLink />, { wrapper: MemoryRouter });

test.each([null, '{', '{}', '{"username":"ada"}', '{"username":" ","email":"ada@example.org"}'])(
  'restores the user from the server when %j is stored',
  async (stored) => {
    store('user', stored);
    api.respond('/users/me', 200, user);
    show();
    expect(await link('ada')).toBeVisible();
    await waitFor(() => expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user));
    const token = `Bearer ${localStorage.getItem('token')}`;
    expect(api.requests).toEqual([{ method: 'GET', path: '/users/me', body: undefined, token }]);
  },
);

test('sends no request when the user is stored', async () => {
  show();
  expect(await link('Ada Lovelace')).toBeVisible();
  expect(api.requests).toEqual([]);
});

test('keeps the session when the server is unreachable and ends it on 401', async () => {
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

test('removes the data-member placeholder once the avatar is shown', async () => {
  document.documentElement.dataset.member = '';
  show();
  await link('Ada Lovelace');
  expect(document.documentElement).not.toHaveAttribute('data-member');
});

test('does not use a response about one member for another', async () => {
  store('user', null);
  const held = api.hold('/users/me');
  show();
  await link('My account');
  signIn({ userId: 9, username: 'grace' });
  await act(async () => held.respond(200, user));
  expect(await link('grace')).toBeVisible();
});
