import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { bearer, createPendingHome, findAccount, memberApi, press, showAccount } from '../../../test/account';

/** The server's message (cms/src/rest/request/verify-password.ts). */
const WRONG_PASSWORD = 'Your current password is incorrect. Please try again.';
const api = memberApi();

const dialog = () => within(screen.getByRole('dialog'));
const typePassword = (text: string) => userEvent.type(dialog().getByLabelText('Password'), text);

test('downloads the member’s data as a file after the password is entered', async () => {
  const saved: Blob[] = [];
  URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
  URL.revokeObjectURL = () => undefined;
  const clicked: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    clicked.push(`${this.download} ${this.href}`);
  });
  await showAccount();
  await press('Download my data');
  await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter your password.');
  api.refuse('/users/me/export', 401, WRONG_PASSWORD);
  await typePassword('secret');
  await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(WRONG_PASSWORD)).toBeVisible();
  expect(localStorage.getItem('token')).not.toBeNull();
  api.respond('/users/me/export', 200, { account: { username: 'ada' } });
  await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
  expect(await screen.findByText('Your data was saved as a file.')).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByRole('button', { name: 'Download my data' })).toHaveFocus();
  expect(clicked).toEqual(['my-data.json blob:1']);
  expect(saved[0]?.type).toBe('application/json');
  expect(api.requests.at(-1)).toEqual({
    method: 'POST',
    path: '/users/me/export',
    body: { password: 'secret' },
    token: bearer(),
  });
});

test('ends the session on a 401 that is not about the entered password', async () => {
  api.refuse('/users/me/export', 401, 'Your password was changed. Please log in again.');
  await showAccount();
  await press('Download my data');
  await typePassword('secret');
  await userEvent.click(dialog().getByRole('button', { name: 'Download' }));
  expect(await screen.findByText(/^Session expired\./)).toBeVisible();
  expect(localStorage.getItem('token')).toBeNull();
});

test('announces each download with a new message element', async () => {
  URL.createObjectURL = () => 'blob:1';
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.respond('/users/me/export', 200, {});
  await showAccount();
  const messages = [];
  for (let time = 0; time < 2; time += 1) {
    await press('Download my data');
    await typePassword('secret{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    messages.push(await screen.findByText('Your data was saved as a file.'));
  }
  // Screen readers do not announce text that is already there.
  expect(messages[1]).not.toBe(messages[0]);
});

test('deletes the account after the password, signs the member out and confirms it on home', async () => {
  api.respond('/users/me/delete', 200, { message: 'x' });
  const router = await showAccount();
  await press('Delete my account');
  expect(screen.getByRole('dialog', { name: 'Delete my account?' })).toHaveTextContent(
    /your comments, without your name\. They say “Deleted member”/,
  );
  await typePassword('secret');
  await userEvent.click(dialog().getByRole('button', { name: 'Delete permanently' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  const farewell = await screen.findByText('Your account was deleted, and you are signed out.');
  // A status element would have to exist before its text.
  expect(farewell).toHaveAttribute('role', 'alert');
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  expect(api.requests.at(-1)).toMatchObject({ path: '/users/me/delete' });
  expect(api.requests.at(-1)?.body).toEqual({ password: 'secret' });
});

test('deletes the text of the comments too when the member ticks it', async () => {
  api.respond('/users/me/delete', 200, { message: 'x' });
  const router = await showAccount();
  await press('Delete my account');
  const box = dialog().getByRole('checkbox', { name: 'Delete the text of my comments too' });
  expect(box).not.toBeChecked();
  await userEvent.click(box);
  await typePassword('secret{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(api.requests.at(-1)?.body).toEqual({ password: 'secret', delete_comments: true });
});

test('hides the account and shows no alert after the deletion while home is loading', async () => {
  api.respond('/users/me/delete', 200, { message: 'x' });
  const { home, letGo } = createPendingHome();
  const router = await showAccount(home);
  await findAccount();
  await press('Delete my account');
  await typePassword('secret{Enter}');
  await waitFor(() => expect(localStorage.getItem('token')).toBeNull());
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.queryByText('ada@example.org')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Delete my account' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
  letGo();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
});

test('deletes nothing on Cancel and shows a failure inside the dialog', async () => {
  await showAccount();
  await press('Delete my account');
  expect(dialog().getByLabelText('Password')).toHaveFocus();
  await userEvent.click(dialog().getByRole('button', { name: 'Cancel' }));
  expect(screen.queryByRole('dialog')).toBeNull();
  await press('Delete my account');
  api.disconnect('/users/me/delete');
  await typePassword('secret{Enter}');
  expect(await dialog().findByRole('alert')).toHaveTextContent('The site did not respond. Please try again.');
  expect(api.requests.filter(({ path }) => path === '/users/me/delete')).toHaveLength(1);
  expect(localStorage.getItem('token')).not.toBeNull();
});

test('closes the dialog and reports an expired session', async () => {
  await showAccount();
  await findAccount();
  await press('Delete my account');
  api.refuse('/users/me/delete', 401, 'Please log in again.');
  await typePassword('secret{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Session expired.');
  expect(screen.queryByRole('dialog')).toBeNull();
});
