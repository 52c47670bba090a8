import { screen, waitFor } from '@testing-library/react';
import { bearer, findAccount, memberApi, press, showAccount } from '../../../../test/account';

const api = memberApi();

describe('logging out everywhere', () => {
  test('ends every session, including this one', async () => {
    api.respond('/users/me/logout', 200, { message: 'You are logged out everywhere.' });
    const router = await showAccount();
    await findAccount();
    const token = bearer();
    await press('Log out everywhere');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('You are signed out on all your devices.')).toBeVisible();
    expect(localStorage.getItem('token')).toBeNull();
    expect(api.requests.at(-1)).toEqual({
      method: 'POST',
      path: '/users/me/logout',
      body: { everywhere: true },
      token,
    });
  });

  test('shows an error and stays signed in when the server could not end the other sessions', async () => {
    api.disconnect('/users/me/logout');
    const router = await showAccount();
    await findAccount();
    await press('Log out everywhere');
    expect(await screen.findByText('An error occurred. Please try again.')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    expect(router.state.location.pathname).toBe('/my-account');
  });
});
