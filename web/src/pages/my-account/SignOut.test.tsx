import { screen, waitFor } from '@testing-library/react';
import { bearer, memberApi, press, showAccount } from '../../../test/account';

const api = memberApi();

describe('signing out', () => {
  test.each<[string, () => void]>([
    ['responds late', () => void api.hold('/users/me/logout')],
    ['cannot be reached', () => api.disconnect('/users/me/logout')],
    ['refuses it', () => api.refuse('/users/me/logout', 401, 'Please log in.')],
  ])('signing out ends the token at the server, without waiting for one that %s', async (_what, arrange) => {
    arrange();
    const router = await showAccount();
    const token = bearer();
    await press('Sign Out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(localStorage.getItem('token')).toBeNull();
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect(api.requests.filter(({ method }) => method === 'POST')).toEqual([
      { method: 'POST', path: '/users/me/logout', body: {}, token },
    ]);
  });
});
