import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRestApi } from '../../../test/rest-api';
import { showPage } from '../../../test/show-site';
import { signIn } from '../../lib/session/session.testing';
import { hideAlert } from '../../ui/messages/Alert/show-alert';

const api = mockRestApi();
const RESET = { email: 'ada@example.org', user_id: '7', resetToken: 'secret' };
const readStored = () => Object.keys(RESET).map((key) => localStorage.getItem(key));
beforeEach(() => {
  for (const [key, value] of Object.entries(RESET)) localStorage.setItem(key, value);
  // Removes notices left by another test.
  hideAlert();
});

const show = () => showPage('/change-password', 'Change password');
const password = () => screen.getByLabelText('New password');
const confirm = () => screen.getByLabelText('Confirm password');
const privacy = () => screen.getByRole('checkbox');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Change password' }));
async function fill(first: string, second = first) {
  await userEvent.type(password(), first);
  await userEvent.type(confirm(), second);
  await userEvent.click(privacy());
}

test('sends the new password without checking its strength and then opens the login page', async () => {
  api.respond('/users/change-password', 200, { message: 'x' });
  const router = await show();
  await fill('weak');
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.click(screen.getByRole('button', { name: 'Change password' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Password changed successfully').closest('[role=status]')).not.toBeNull();
  expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/users/change-password', { user_id: 7, newPassword: 'weak', resetToken: 'secret' }],
  ]);
  expect(readStored()).toEqual([null, null, null]);
  await act(() => jest.advanceTimersByTimeAsync(1499));
  expect(router.state.location.pathname).toBe('/change-password');
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
});

test.each([
  [7, null],
  [9, expect.any(String)],
])('signed-in member %d has the token %j after resetting the password of member 7', async (userId, token) => {
  signIn({ userId });
  api.respond('/users/change-password', 200, {});
  await show();
  await fill('Abcdef1!');
  await submit();
  await screen.findByText('Password changed successfully');
  expect(localStorage.getItem('token')).toEqual(token);
});

test('names the account to password managers in a hidden field, even after the change', async () => {
  api.respond('/users/change-password', 200, {});
  await show();
  const account = document.querySelector('form input[autocomplete=username]');
  expect(account).toHaveValue('ada@example.org');
  expect(account).toHaveAttribute('readonly');
  expect(account).not.toBeVisible();
  expect(account).not.toHaveAttribute('name');
  await fill('Abcdef1!');
  await submit();
  await screen.findByText('Password changed successfully');
  expect(readStored()).toEqual([null, null, null]);
  expect(account).toBeInTheDocument();
  expect(account).toHaveValue('ada@example.org');
});

test('omits the account field when no email address is stored', async () => {
  localStorage.removeItem('email');
  await show();
  expect(document.querySelector('form input[autocomplete=username]')).toBeNull();
});

test('describes the password rules at the field', async () => {
  await show();
  expect(password()).toHaveAccessibleDescription(/^An uppercase letter.*At least 8 characters/);
});

test('opens the privacy policy in a new tab and keeps the input', async () => {
  const router = await show();
  await userEvent.type(password(), 'abc');
  const link = within(screen.getByRole('main')).getByRole('link', {
    name: 'Privacy Policy (opens in a new tab)',
  });
  expect(link).toHaveAttribute('target', '_blank');
  await userEvent.click(link);
  expect(router.state.location.pathname).toBe('/change-password');
  expect(password()).toHaveValue('abc');
});

test('checks the privacy consent first, then that the passwords match, then empty fields', async () => {
  await show();
  await userEvent.type(password(), 'one');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('You must agree to the privacy policy.');
  expect(privacy()).toHaveFocus();
  await userEvent.click(privacy());
  await submit();
  expect(await screen.findByText('Passwords do not match.')).toBeVisible();
  expect(confirm()).toHaveFocus();
  await userEvent.clear(password());
  await submit();
  expect(await screen.findByText('Please fill out all fields.')).toBeVisible();
  expect(api.requests).toEqual([]);
});

test('reports a previously used password and focuses the field', async () => {
  api.refuse('/users/change-password', 400, 'This is your old Password.');
  await show();
  await fill('Abcdef1!');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    "Please enter a new password that you haven't used before.",
  );
  expect(password()).toHaveFocus();
  expect(readStored()).toEqual(Object.values(RESET));
});

test('shows the server’s password requirements at the field', async () => {
  const lacking = 'At least 8 characters, with a small letter and a digit.';
  api.refuse('/users/change-password', 400, lacking);
  await show();
  await fill('abc');
  await submit();
  await waitFor(() => expect(password()).toBeInvalid());
  expect(password()).toHaveFocus();
  expect(password()).toHaveAccessibleDescription(expect.stringContaining(lacking));
  expect(password()).toHaveValue('abc');
});

test.each<[string, () => void, string]>([
  [
    'a refusal with a message',
    () => api.refuse('/users/change-password', 400, 'This is no longer good. Please begin again.'),
    'This is no longer good. Please begin again.',
  ],
  [
    'a failure without a message',
    () => api.respond('/users/change-password', 500),
    'An unexpected error occurred.',
  ],
  ['a lost connection', () => api.disconnect('/users/change-password'), 'An unexpected error occurred.'],
])('shows an error on %s and keeps the input', async (_what, arrange, sentence) => {
  arrange();
  await show();
  await fill('abc');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(password()).toHaveValue('abc');
  expect(readStored()).toEqual(Object.values(RESET));
});
