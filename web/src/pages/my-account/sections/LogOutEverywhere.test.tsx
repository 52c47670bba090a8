import { screen, waitFor } from '@testing-library/react';
import { bearer, loaded, memberApi, press, show } from '../../../../test/account';

const api = memberApi();

describe('logging out everywhere', () => {
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
