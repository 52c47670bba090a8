import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { signIn, store, getToken } from '../../lib/session/session.testing';
import { bearer, createPendingHome, findAccount, memberApi, press, showAccount } from '../../../test/account';

const api = memberApi();

/** The next person at this browser must not see the previous member's data or input, or buttons that do nothing. */
function expectNothingOfTheMembers() {
  const main = within(screen.getByRole('main'));
  expect(main.queryByText('ada@example.org')).toBeNull();
  expect(main.queryByLabelText('Current password')).toBeNull();
  expect(main.queryAllByRole('button')).toEqual([]);
}

describe('the account', () => {
  test('is shown as text, together with its tabs', async () => {
    await showAccount();
    expect(await findAccount()).toBeVisible();
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
    expect(api.requests).toEqual([{ method: 'GET', path: '/users/me', body: undefined, token: bearer() }]);
  });

  test.each<[string, () => void, string]>([
    [
      'a server error',
      () => api.respond('/users/me', 500, {}, 'Internal Server Error'),
      'Failed to load user data: 500 Internal Server Error',
    ],
    ['a lost connection', () => api.disconnect('/users/me'), 'Unable to load user data.'],
    ['a malformed response', () => api.respond('/users/me', 200, []), 'Unable to load user data.'],
  ])('shows an error on %s and allows a retry', async (_what, arrange, sentence) => {
    arrange();
    await showAccount();
    expect(await screen.findByText(sentence)).toBeVisible();
    api.respond('/users/me', 200, { username: 'ada', email: 'ada@example.org' });
    await press('Try again');
    expect(await findAccount()).toBeVisible();
    expect(screen.queryByText(sentence)).toBeNull();
  });

  test('ends the session when the server rejects it', async () => {
    api.refuse('/users/me', 401, 'Please log in again.');
    const router = await showAccount();
    expect(await screen.findByText(/^Session expired\./)).toBeVisible();
    expect(screen.queryByText(/User not logged in/)).toBeNull();
    expect(localStorage.getItem('token')).toBeNull();
    expect(router.state.location.pathname).toBe('/my-account');
  });

  test('hides the account on sign-out in another tab and shows the next member who signs in', async () => {
    await showAccount();
    await findAccount();
    await press('Update');
    await userEvent.type(screen.getByLabelText('Current password'), 'secret');
    store('token', null);
    const notice = await screen.findByText(/^User not logged in\./);
    expectNothingOfTheMembers();
    expect(notice.closest('[role=alert]')).toHaveFocus();
    expect(within(notice).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    api.respond('/users/me', 200, { username: 'grace', email: 'grace@example.org' });
    signIn({ userId: 9 });
    expect(await screen.findByText('grace@example.org')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/User not logged in/)).toBeNull());
    expect(screen.getByRole('button', { name: 'Update' })).toBeVisible();
    expect(screen.queryByLabelText('Current password')).toBeNull();
  });

  test('shows the guest header after an update fails because the token is gone', async () => {
    await showAccount();
    await findAccount();
    const header = within(screen.getByRole('banner'));
    await header.findByRole('link', { name: 'Ada Lovelace' });
    // As the browser's developer tools do, without an event.
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

  test('shows nothing from the previous member when another signs in in another tab', async () => {
    await showAccount();
    await findAccount();
    await press('Update');
    await userEvent.type(screen.getByLabelText('Current password'), 'secret');
    const held = api.hold('/users/me');
    signIn({ userId: 9 });
    expect(screen.queryByText('ada@example.org')).toBeNull();
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await act(async () => held.respond(200, { username: 'grace', email: 'grace@example.org' }));
    expect(await screen.findByText('grace@example.org')).toBeVisible();
  });

  test('signing out clears the session and opens the home page', async () => {
    const router = await showAccount();
    await press('Sign Out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('You are signed out.')).toBeVisible();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  });

  test('shows no “User not logged in” after signing out while home is loading', async () => {
    const { home, letGo } = createPendingHome();
    const router = await showAccount(home);
    await findAccount();
    await press('Sign Out');
    await act(async () => undefined);
    expect(localStorage.getItem('token')).toBeNull();
    expect(router.state.location.pathname).toBe('/my-account');
    expect(screen.queryByText(/User not logged in/)).toBeNull();
    letGo();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  });
});

describe('the password form', () => {
  const STRONG = 'Abcdef1!';
  const current = () => screen.getByLabelText('Current password');
  const next = () => screen.getByLabelText('New password');
  const confirm = () => screen.getByLabelText('Confirm password');
  async function open() {
    const router = await showAccount();
    await findAccount();
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

  test('opens with Update; Cancel closes and clears it', async () => {
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

  test('names the account to password managers in a hidden field', async () => {
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
  ])('for %j shows the first error: %s', async (typed, sentence, field) => {
    await open();
    await fill(...typed);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(field()).toHaveFocus();
    expect(api.requests).toHaveLength(1);
  });

  test('stores the new token after the change and shows a dismissible banner', async () => {
    await open();
    const old = bearer();
    const token = getToken({ expiresIn: 7200 });
    api.respond('/users/update-password', 200, { message: 'x', token });
    await fill('old', STRONG);
    await submit();
    expect(await screen.findByText('Password updated successfully.')).toBeVisible();
    expect(api.requests).toContainEqual({
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
    ['the member has signed out', () => store('token', null)],
    ['another member has signed in', () => signIn({ userId: 9 })],
  ])('discards the new token if %s in the meantime', async (_what, change) => {
    await open();
    const held = api.hold('/users/update-password');
    await fill('old', STRONG);
    await submit();
    change();
    const before = localStorage.getItem('token');
    await act(async () => held.respond(200, { token: getToken({ expiresIn: 7200 }) }));
    expect(localStorage.getItem('token')).toBe(before);
  });

  test('reports a wrong current password, focuses its field and keeps the session', async () => {
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
    ['that has expired', () => localStorage.setItem('token', getToken({ expiresIn: -1 }))],
    ['that the server rejects', () => api.refuse('/users/update-password', 401, 'Please log in again.')],
  ])('reports a session %s once and hides the member’s data', async (_what, arrange) => {
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
  });

  test('reports a missing token as “User not logged in.”', async () => {
    await open();
    await fill('old', STRONG);
    localStorage.removeItem('token');
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent('User not logged in.');
  });

  test.each<[string, () => void, string]>([
    [
      'a refusal with a message',
      () => api.refuse('/users/update-password', 429, 'Too many tries. Please wait.'),
      'Too many tries. Please wait.',
    ],
    [
      'a failure without a message',
      () => api.respond('/users/update-password', 500),
      'Failed to update password.',
    ],
    ['a lost connection', () => api.disconnect('/users/update-password'), 'Failed to update password.'],
  ])('shows an error on %s and keeps the input', async (_what, arrange, sentence) => {
    await open();
    arrange();
    await fill('old', STRONG);
    await submit();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(current()).toHaveValue('old');
  });
});
