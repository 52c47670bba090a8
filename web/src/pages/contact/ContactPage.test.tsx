import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRestApi } from '../../../test/rest-api';
import { showPage } from '../../../test/show-site';
import { storeDraft } from '../../lib/session/draft';
import { signIn, store, getToken } from '../../lib/session/session.testing';
import { signOut } from '../../lib/session/stored-session';

const api = mockRestApi();
beforeEach(() => {
  for (const writer of [null, 7, 8])
    for (const field of ['contact name', 'contact message']) storeDraft(writer, field, '');
});

const show = () => showPage('/contact-us', 'Contact Us');
const name = () => screen.getByRole('textbox', { name: 'Name' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const message = () => screen.getByRole('textbox', { name: 'Message' });
// In the same task as the code before it: otherwise the header could notice the ended session first.
const submit = () =>
  act(async () => void fireEvent.click(screen.getByRole('button', { name: 'Send Message' })));
async function fill() {
  await userEvent.type(name(), 'Ada Lovelace');
  await userEvent.type(message(), 'A mistake, I think.');
}
const LOGIN_FIRST = 'You need to be logged in to submit the contact form';

test('shows the email address and the response time', async () => {
  await show();
  const main = within(screen.getByRole('main'));
  expect(main.getByRole('link', { name: 'contact@wellfolio.example' })).toHaveAttribute(
    'href',
    'mailto:contact@wellfolio.example',
  );
  expect(main.getByText(/within 24-48 hours/)).toBeVisible();
});

test('sends a message with the account’s email and shows the thanks for 2.5 seconds', async () => {
  signIn();
  api.respond('/contact', 201, { message: 'x' });
  await show();
  expect(email()).toHaveValue('ada@example.org');
  expect(email()).toHaveAttribute('readonly');
  await fill();
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.click(screen.getByRole('button', { name: 'Send Message' }));
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('Message sent successfully!').closest('[role=status]')).not.toBeNull();
  expect([name(), message(), email()].map((field) => (field as HTMLInputElement).value)).toEqual([
    '',
    '',
    'ada@example.org',
  ]);
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/contact',
      body: {
        name: 'Ada Lovelace',
        email: 'ada@example.org',
        message: 'A mistake, I think.',
        leave_empty: '',
      },
      token: `Bearer ${localStorage.getItem('token')}`,
    },
  ]);
  await act(() => jest.advanceTimersByTimeAsync(2499));
  expect(screen.getByText('Message sent successfully!')).toBeVisible();
  await act(() => jest.advanceTimersByTimeAsync(1));
  expect(screen.queryByText('Message sent successfully!')).toBeNull();
});

test('shows the login requirement to guests, not to members', async () => {
  await show();
  const main = within(screen.getByRole('main'));
  expect(main.getByText(/^To write here, please/)).toBeVisible();
  signIn();
  expect(main.queryByText(/to write here|you can write here/i)).toBeNull();
});

test('keeps text typed while a message is being sent', async () => {
  signIn();
  const held = api.hold('/contact');
  await show();
  await fill();
  await submit();
  await userEvent.type(message(), ' And more.');
  await act(async () => held.respond(201, {}));
  await screen.findByText('Message sent successfully!');
  expect(message()).toHaveValue('A mistake, I think. And more.');
  expect(name()).toHaveValue('');
});

test('clears the draft of a message sent while the member left, but keeps later edits', async () => {
  signIn();
  const held = api.hold('/contact');
  const router = await show();
  await fill();
  await submit();
  await userEvent.type(name(), ' King');
  await act(() => router.navigate('/faqs'));
  await waitFor(() => expect(router.state.location.pathname).toBe('/faqs'));
  await act(async () => held.respond(201, {}));
  await act(() => router.navigate('/contact-us'));
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  expect(message()).toHaveValue('');
  expect(name()).toHaveValue('Ada Lovelace King');
});

test('shows a guest the login requirement first and restores the draft after login', async () => {
  const router = await show();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(`${LOGIN_FIRST} (Log in)`);
  expect(screen.queryByText(/Session expired/)).toBeNull();
  await fill();
  await submit();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent(LOGIN_FIRST));
  expect(api.requests).toEqual([]);
  await userEvent.click(within(screen.getByRole('alert')).getByRole('link', { name: 'Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  expect(router.state.location.state).toEqual({ from: '/contact-us' });
  signIn();
  await screen.findByRole('heading', { level: 1, name: 'Contact Us' });
  expect([name(), message()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Ada Lovelace',
    'A mistake, I think.',
  ]);
  expect(email()).toHaveValue('ada@example.org');
});

test.each<[string, () => void]>([
  ['has expired', () => localStorage.setItem('token', getToken({ expiresIn: -1 }))],
  ['the server rejects', () => api.refuse('/contact', 401, 'Please log in again.')],
])('ends a session that %s and keeps the name and message', async (_what, arrange) => {
  signIn();
  const router = await show();
  await fill();
  arrange();
  await submit();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent(`Session expired. ${LOGIN_FIRST} (Log in)`);
  expect([localStorage.getItem('token'), localStorage.getItem('user')]).toEqual([null, null]);
  expect(await within(screen.getByRole('banner')).findByRole('link', { name: 'Log in' })).toBeVisible();
  expect([name(), email(), message()].map((field) => (field as HTMLInputElement).value)).toEqual([
    'Ada Lovelace',
    '',
    'A mistake, I think.',
  ]);
  await userEvent.click(within(alert).getByRole('link', { name: 'Log in' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'));
  expect(router.state.location.state).toEqual({ from: '/contact-us' });
});

test('reports an expired session before empty fields', async () => {
  signIn();
  await show();
  await within(screen.getByRole('banner')).findByRole('link', { name: 'Ada Lovelace' });
  localStorage.setItem('token', getToken({ expiresIn: -1 }));
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(`Session expired. ${LOGIN_FIRST}`);
});

test('shows an unsent draft only to the member who wrote it', async () => {
  signIn({ userId: 7 });
  const router = await show();
  await fill();
  signIn({ userId: 8 });
  expect(message()).toHaveValue('');
  await act(() => router.navigate('/login'));
  signIn({ userId: 7 });
  await act(() => router.navigate('/contact-us'));
  expect(await screen.findByRole('textbox', { name: 'Message' })).toHaveValue('A mistake, I think.');
  act(signOut);
  expect(message()).toHaveValue('');
  expect(name()).toHaveValue('');
});

test('requires all fields, then a valid email address', async () => {
  signIn();
  store('user', JSON.stringify({ username: 'ada', email: 'nonsense' }));
  await show();
  await userEvent.type(name(), 'Ada');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill out all fields');
  expect(message()).toHaveFocus();
  await userEvent.type(message(), 'Hello');
  await submit();
  expect(await screen.findByText('Invalid email address')).toBeVisible();
  expect(email()).toHaveFocus();
  expect(api.requests).toEqual([]);
});

test.each<[string, () => void, string]>([
  [
    'a refusal with a message',
    () => api.refuse('/contact', 429, 'Too many messages. Please wait.'),
    'Too many messages. Please wait.',
  ],
  ['a lost connection', () => api.disconnect('/contact'), 'Error connecting to the server'],
])('shows an error on %s and keeps the message', async (_what, arrange, sentence) => {
  signIn();
  arrange();
  await show();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(message()).toHaveValue('A mistake, I think.');
});
