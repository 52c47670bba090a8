import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeAnswer } from '../../../test/articles';
import { fakeApi } from '../../../test/fake-api';
import { showSite } from '../../../test/show-site';
import { signIn, store, tokenOf } from '../../lib/session/session.testing';
import { withDialogs } from '../../ui/Dialog/dialog.testing';

let api: ReturnType<typeof fakeApi>;
beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  api = fakeApi();
  api.answer('/users/me', 200, { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

async function show() {
  signIn();
  const router = showSite('/my-account', { HomePage: () => homeAnswer(['A calmer evening']) });
  await screen.findByRole('button', { name: 'Sign Out' });
  return router;
}
const loaded = () => screen.findByText('ada@example.org');
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const bearer = () => `Bearer ${localStorage.getItem('token')}`;

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
    store('token', null);
    const notice = await screen.findByText(/^User not logged in\./);
    expect(notice).toHaveFocus();
    expect(within(notice).getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
    api.answer('/users/me', 200, { username: 'grace', email: 'grace@example.org' });
    signIn({ userId: 9 });
    expect(await screen.findByText('grace@example.org')).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/User not logged in/)).toBeNull());
  });

  test('signing out forgets the member, and leads home', async () => {
    const router = await show();
    await press('Sign Out');
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
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
  ])('a session that is over %s is told of once, and what was typed stays', async (_what, arrange) => {
    await open();
    await fill('old', STRONG);
    arrange();
    await submit();
    const notice = await screen.findByRole('alert');
    expect(notice).toHaveTextContent('Session expired. Log in');
    expect(notice).toHaveFocus();
    expect(next()).toHaveValue(STRONG);
    await act(async () => undefined);
    expect(screen.getByRole('alert')).toHaveTextContent('Session expired.');
  });

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

describe('own data', () => {
  const dialog = () => within(screen.getByRole('dialog'));
  const typePassword = (text: string) => userEvent.type(dialog().getByLabelText('Password'), text);

  test('is saved as a file after the password', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    URL.revokeObjectURL = () => undefined;
    const clicked: string[] = [];
    jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
      this: HTMLAnchorElement,
    ) {
      clicked.push(`${this.download} ${this.href}`);
    });
    await show();
    await press('Download my data');
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your password.');
    api.refuse('/users/me/export', 401, 'That password is wrong.');
    await typePassword('secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('That password is wrong.')).toBeVisible();
    expect(localStorage.getItem('token')).not.toBeNull();
    api.answer('/users/me/export', 200, { account: { username: 'ada' } });
    await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
    expect(await screen.findByText('Your data was saved as a file.')).toBeVisible();
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(clicked).toEqual(['my-data.json blob:1']);
    expect(saved[0]?.type).toBe('application/json');
    expect(api.asked.at(-1)).toEqual({
      method: 'POST',
      path: '/users/me/export',
      body: { password: 'secret' },
      token: bearer(),
    });
  });

  test('is deleted after the password; then its owner is signed out, and home says so', async () => {
    api.answer('/users/me/delete', 200, { message: 'x' });
    const router = await show();
    await press('Delete my account');
    expect(screen.getByRole('dialog', { name: 'Delete my account?' })).toHaveTextContent(
      /your comments, without your name\. They say “Deleted member”/,
    );
    await typePassword('secret');
    await userEvent.click(dialog().getByRole('button', { name: 'Delete my account for good' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(await screen.findByText('Your account was deleted, and you are signed out.')).toBeVisible();
    expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
    expect(api.asked.at(-1)).toMatchObject({ path: '/users/me/delete', body: { password: 'secret' } });
  });

  test('nothing is deleted by closing the dialog, and a failure says so in it', async () => {
    await show();
    await press('Delete my account');
    await userEvent.click(dialog().getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    await press('Delete my account');
    api.disconnect('/users/me/delete');
    await typePassword('secret{Enter}');
    expect(await dialog().findByRole('alert')).toHaveTextContent(
      'The site did not answer. Please try again.',
    );
    expect(api.asked.filter(({ path }) => path === '/users/me/delete')).toHaveLength(1);
    expect(localStorage.getItem('token')).not.toBeNull();
  });

  test('a session that is over closes the dialog, and is told of', async () => {
    await show();
    await loaded();
    await press('Delete my account');
    api.refuse('/users/me/delete', 401, 'Please log in again.');
    await typePassword('secret{Enter}');
    expect(await screen.findByRole('alert')).toHaveTextContent('Session expired.');
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});
