import { screen, waitFor } from '@testing-library/react';
import { bearer, loaded, memberApi, press, show } from '../../../test/account';

const api = memberApi();

describe('signing out', () => {
  test.each<[string, () => void]>([
    ['answers late', () => void api.hold('/users/me/logout')],
    ['cannot be reached', () => api.disconnect('/users/me/logout')],
    ['refuses it', () => api.refuse('/users/me/logout', 401, 'Please log in.')],
  ])('signing out ends the token at the server, without waiting for one that %s', async (_what, arrange) => {
    arrange();
    const router = await show();
    const token = bearer();
    await press('Sign Out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(api.asked.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: '/users/me/logout', body: {}, token },
    ]);
  });

  test('ends every session, this one too', async () => {
    api.answer('/users/me/logout', 200, { message: 'You are logged out everywhere.' });
    const router = await show();
    await loaded();
    const token = bearer();
    await press('Log out everywhere');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('You are signed out on all your devices.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(api.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/users/me/logout',
      body: { everywhere: true },
      token,
    });
  });

  test('says so and stays signed in where the server could not end the other sessions', async () => {
    api.disconnect('/users/me/logout');
    const router = await show();
    await loaded();
    await press('Log out everywhere');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/my-account');
  });
});
