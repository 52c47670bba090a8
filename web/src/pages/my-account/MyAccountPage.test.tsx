import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn, store, tokenOf } from '../../lib/session/session.testing';
import { bearer, heldHome, loaded, memberApi, press, show } from '../../../test/account';

const api = memberApi();

/** Whoever comes by next is shown neither who was here nor what they typed, and no button that does nothing. */
function expectNothingOfTheMembers() {
  const main = within(screen.getByRole('main'));
  expect(main.queryByText('ada@example.org')).toBeNull();
  expect(main.queryByLabelText('Current password')).toBeNull();
  expect(main.queryAllByRole('button')).toEqual([]);
}

describe('the account', () => {
  test('is shown as text, below its tabs', async () => {
    await show();
    expect(await loaded()).toBeVisible();
    const main = within(screen.getByRole('main'));
    expect(main.getByText('ada')).toBeVisible();
    expect(main.queryAllByRole('textbox')).toEqual([]);
    const tabs = within(main.getByRole('navigation', { name: 'Your account' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href')])).toEqual([
      ['Account', '/my-account'],
      ['Saved Blogs', '/saved-blogs'],
      ['Comments', '/comment-section'],
      ['Ratings', '/rating-component'],
    ]);
    expect(tabs[0]).toHaveAttribute('aria-current', 'page');
    expect(api.asked).toEqual([{ method: 'GET', path: '/users/me', body: undefined, token: bearer() }]);
  });

  test.each<[string, () => void, string]>([
    [
      'a failure',
      () => api.answer('/users/me', 500, {}, 'Internal Server Error'),
      'Failed to load user data: 500 Internal Server Error',
    ],
    ['no connection', () => api.disconnect('/users/me'), 'Unable to load user data.'],
    ['what is no account', () => api.answer('/users/me', 200, []), 'Unable to load user data.'],
  ])('%s is told, and can be tried again', async (_what, arrange, sentence) => {
    arrange();
    await show();
    expect(await screen.findByText(sentence)).toBeVisible();
    api.answer('/users/me', 200, { username: 'ada', email: 'ada@example.org' });
    await press('Try again');
    expect(await loaded()).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('a session that the server knows no more is over', async () => {
    api.refuse('/users/me', 401, 'Please log in again.');
    const router = await show();
    expect(await screen.findByText(/^Session expired\./)).toBeVisible();
    expect(screen.queryByText(/User not logged in/)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(router.state.location.pathname).toBe('/my-account');
  });

  test('somebody who signs out in another tab is told so, and their return is noticed', async () => {
    await show();
    await loaded();
    await press('Update');
    await userEvent.type(screen.getByLabelText('Current password'), 'secret');
    store('token', null);
    const notice = await screen.findByText(/^User not logged in\./);
    expectNothingOfTheMembers();
    expect(notice.closest('[role=alert]')).toHaveFocus();
    expect(within(notice).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    api.answer('/users/me', 200, { username: 'grace', email: 'grace@example.org' });
    signIn({ userId: 9 });
    expect(await screen.findByText('grace@example.org')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/User not logged in/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  test('who has lost the session in this tab is no member in the header either', async () => {
    await show();
    await loaded();
    const header = within(screen.getByRole('banner'));
    await header.findByRole('link', { name: 'Ada Lovelace' });
    // As by the browser's own tools: no event tells of it.
    localStorage.removeItem('token');
    await press('Update');
    await userEvent.type(screen.getByLabelText('Current password'), 'old');
    await userEvent.type(screen.getByLabelText('New password'), 'Abcdef1!');
    await userEvent.type(screen.getByLabelText('Confirm password'), 'Abcdef1!');
    await press('Update Password');
    expect(await screen.findByText(/^User not logged in\./)).toBeVisible();
    expect(await header.findByRole('link', { name: 'Log in' })).toBeVisible();
    expect(localStorage.getItem('user')).toBeNull();
  });

  test('another who signs in in another tab finds nothing of whom was here before', async () => {
    await show();
    await loaded();
    await press('Update');
    await userEvent.type(screen.getByLabelText('Current password'), 'secret');
    const held = api.hold('/users/me');
    signIn({ userId: 9 });
    expect(screen.queryByText('ada@example.org')).toBeNull();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await act(async () => held.answered(200, { username: 'grace', email: 'grace@example.org' }));
    expect(await screen.findByText('grace@example.org')).toBeVisible();
  });

  test('signing out forgets the member, and leads home', async () => {
    const router = await show();
    await press('Sign Out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  test('nobody who signs out is told that they are not logged in, however long home takes', async () => {
    const { home, letGo } = heldHome();
    const router = await show(home);
    await loaded();
    await press('Sign Out');
    await act(async () => undefined);
    expect(localStorage.getItem('token')).toBeNull();
    expect(router.state.location.pathname).toBe('/my-account');
    expect(screen.queryByText(/User not logged in/)).toBeNull();
    letGo();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the password', () => {
  const STRONG = 'Abcdef1!';
  const current = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');
  const confirm = () => screen.getByLabelText('Confirm password');
  async function open() {
    const router = await show();
    await loaded();
    await press('Update');
    return router;
  }
  async function fill(old: string, first: string, second = first) {
    const fields: [HTMLElement, string][] = [
      [current(), old],
      [next(), first],
      [confirm(), second],
    ];
    for (const [field, text] of fields) {
      await userEvent.clear(field);
      if (text) await userEvent.type(field, text);
    }
  }
  const submit = () => press('Update Password');

  test('Update opens its form, Cancel closes it and forgets what stood there', async () => {
    await open();
    expect(current()).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Cancel' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Forgot Password' })).toHaveAttribute('href', '/forgot-password');
    await fill('old', 'x', 'y');
    await submit();
    expect(await screen.findByRole('alert')).toBeVisible();
    await press('Cancel');
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    await press('Update');
    expect(screen.queryByRole('alert')).toBeNull();
    for (const field of [current(), next(), confirm()]) expect(field).toHaveValue('');
  });

  test('password managers know whose it is, and nobody else meets that', async () => {
    await open();
    const account = document.querySelector('form input[autocomplete=username]');
    expect(account).toHaveValue('ada@example.org');
    expect(account).toHaveAttribute('readonly');
    expect(account).not.toBeVisible();
    expect(account).not.toHaveAttribute('name');
  });

  test.each<[[string, string, string], string, () => HTMLElement]>([
    [['', '', ''], 'Please fill out all fields.', current],
    [['old', 'x', ''], 'Please fill out all fields.', confirm],
    [['old', 'x', 'y'], 'New passwords do not match.', confirm],
    [['old', 'weak', 'weak'], 'Password does not meet the requirements.', next],
  ])('of %j the first thing that is wrong is said: %s', async (typed, sentence, field) => {
    await open();
    await fill(...typed);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field()).toHaveFocus();
    expect(api.asked).toHaveLength(1);
  });

  test('is changed; this browser goes on with the new token, and a banner says so until it is dismissed', async () => {
    await open();
    const old = bearer();
    const token = tokenOf({ expiresIn: 7200 });
    api.answer('/users/update-password', 200, { message: 'x', token });
    await fill('old', STRONG);
    await submit();
    expect(await screen.findByText('Password updated successfully.')).toBeVisible();
    expect(api.asked).toContainEqual({
      method: 'POST',
      path: '/users/update-password',
      body: { currentPassword: 'old', newPassword: STRONG },
      token: old,
    });
    expect(localStorage.getItem('token')).toBe(token);
    expect(JSON.parse(localStorage.getItem('user') ?? '{}')).toMatchObject({ email: 'ada@example.org' });
    expect(screen.queryByLabelText('Current password')).toBeNull();
    expect(screen.getByRole('button', { name: 'Update' })).toHaveFocus();
    await press('Dismiss');
    expect(screen.queryByText('Password updated successfully.')).toBeNull();
  });

  test.each<[string, () => void]>([
    ['signed out', () => store('token', null)],
    ['let somebody else sign in', () => signIn({ userId: 9 })],
  ])('a new token does not come to a browser that has %s meanwhile', async (_what, change) => {
    await open();
    const held = api.hold('/users/update-password');
    await fill('old', STRONG);
    await submit();
    change();
    const before = localStorage.getItem('token');
    await act(async () => held.answered(200, { token: tokenOf({ expiresIn: 7200 }) }));
    expect(localStorage.getItem('token')).toBe(before);
  });

  test('a wrong one is said at its field, and nobody is signed out', async () => {
    await open();
    api.refuse('/users/update-password', 401, 'Your current password is not right.');
    await fill('wrong', STRONG);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Current password is incorrect. Please try again.',
    );
    expect(current()).toHaveFocus();
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  test.each<[string, () => void]>([
    ['by its token', () => localStorage.setItem('token', tokenOf({ expiresIn: -1 }))],
    ['by the server', () => api.refuse('/users/update-password', 401, 'Please log in again.')],
  ])(
    'a session that is over %s is told of once, and nothing of the member’s stays',
    async (_what, arrange) => {
      await open();
      await fill('old', STRONG);
      arrange();
      await submit();
      const notice = await screen.findByRole('alert');
      expect(notice).toHaveTextContent('Session expired. Log in');
      expect(notice.closest('[role=alert]')).toHaveFocus();
      expectNothingOfTheMembers();
      await act(async () => undefined);
      expect(screen.getByRole('alert')).toHaveTextContent('Session expired.');
    },
  );

  test('a token that is gone is told of as well', async () => {
    await open();
    await fill('old', STRONG);
    localStorage.removeItem('token');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('User not logged in.');
  });

  test.each<[string, () => void, string]>([
    [
      'the server’s sentence',
      () => api.refuse('/users/update-password', 429, 'Too many tries. Please wait.'),
      'Too many tries. Please wait.',
    ],
    ['no sentence', () => api.answer('/users/update-password', 500), 'Failed to update password.'],
    ['no connection', () => api.disconnect('/users/update-password'), 'Failed to update password.'],
  ])('%s is told', async (_what, arrange, sentence) => {
    await open();
    arrange();
    await fill('old', STRONG);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(current()).toHaveValue('old');
  });
});
