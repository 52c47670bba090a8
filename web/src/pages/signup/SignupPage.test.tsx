import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeResponse } from '../../../test/responses/articles';
import { mockRestApi } from '../../../test/rest-api';
import { showPage } from '../../../test/show-site';
import { getToken } from '../../lib/session/session.testing';
import { hideAlert } from '../../ui/messages/Alert/show-alert';

const api = mockRestApi();

const user = { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' };
const signedUp = () => {
  api.respond('/users/signup', 201, { user, token: getToken() });
  api.respond('/users/login', 200, { user, token: getToken() });
};
const show = () => showPage('/signup', 'Sign up', { HomePage: () => homeResponse(['A calmer evening']) });
const username = () => screen.getByRole('textbox', { name: 'Username' });
const email = () => screen.getByRole('textbox', { name: 'Email' });
const password = () => screen.getByLabelText('Password');
const confirm = () => screen.getByLabelText('Confirm password');
const terms = () => screen.getByRole('checkbox');
const submit = () => userEvent.click(screen.getByRole('button', { name: 'Sign up' }));
const rules = () =>
  within(screen.getByRole('list', { name: 'The password must have' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent?.endsWith(': done'));

// Removes notices left by another test.
beforeEach(hideAlert);

interface Filled {
  name?: string;
  mail?: string;
  first?: string;
  second?: string;
  ticked?: boolean;
}
const STRONG = 'Abcdef1!';
async function fill({
  name = 'ada',
  mail = 'ada@example.org',
  first = STRONG,
  second = first,
  ticked = true,
}: Filled = {}) {
  const fields: [HTMLElement, string][] = [
    [username(), name],
    [email(), mail],
    [password(), first],
    [confirm(), second],
  ];
  for (const [field, text] of fields) if (text) await userEvent.type(field, text);
  if (ticked) await userEvent.click(terms());
}

const NOTHING = { name: '', mail: '', first: '', ticked: false };
test.each<[Filled, string, () => HTMLElement]>([
  [NOTHING, 'You must accept the terms of services.', terms],
  [{ ...NOTHING, ticked: true }, 'Please fill out all fields.', password],
  [{ ...NOTHING, ticked: true, first: 'short', second: '' }, 'Please fill out all fields.', confirm],
  [{ name: '', first: 'short', second: 'other' }, 'Passwords do not match.', confirm],
  [{ name: '', mail: '', first: 'abcdefgh' }, 'Password does not meet the requirements.', password],
  [{ name: '' }, 'Please fill out all fields.', username],
  [{ mail: '' }, 'Please fill out all fields.', email],
  [{ mail: 'ada' }, 'Invalid email address', email],
])('for %j shows the first error: %s', async (filled, sentence, field) => {
  await show();
  await fill(filled);
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(field()).toHaveFocus();
  expect(field()).toHaveAccessibleDescription(expect.stringContaining(sentence));
  expect(api.requests).toEqual([]);
});

test('creates the account, logs the member in and opens the home page', async () => {
  signedUp();
  const router = await show();
  await fill({ name: ' ada ' });
  await submit();
  await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  expect(api.requests.map(({ path, body, token }) => [path, body, token])).toEqual([
    ['/users/signup', { username: 'ada', email: 'ada@example.org', password: STRONG, leave_empty: '' }, null],
    ['/users/login', { email: 'ada@example.org', username: 'ada@example.org', password: STRONG }, null],
  ]);
  expect(localStorage.getItem('user')).toBe(JSON.stringify(user));
  expect(await screen.findByText('Your account is ready, and you are logged in.')).toBeVisible();
});

test('sends the value of the honeypot field to the server', async () => {
  signedUp();
  await show();
  await fill();
  const trap = document.querySelector<HTMLInputElement>('input[name=leave_empty]');
  if (trap) trap.value = 'https://spam.example';
  await submit();
  expect(api.requests[0]?.body).toMatchObject({ leave_empty: 'https://spam.example' });
});

test('reports an email address that already has an account at its field', async () => {
  api.refuse('/users/signup', 409, 'Sorry. Email already exists, it seems.');
  await show();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Email already exists. Please try a different email.',
  );
  expect(email()).toHaveFocus();
  expect(email()).toHaveAccessibleDescription('Email already exists. Please try a different email.');
});

test('reports a taken username and focuses its field', async () => {
  api.refuse('/users/signup', 409, 'This username is taken.');
  await show();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('This username is taken.');
  expect(username()).toHaveFocus();
  expect(username()).toBeInvalid();
});

test.each<[string, () => void, string]>([
  [
    'a rate limit',
    () => api.refuse('/users/signup', 429, 'Too many sign-ups. Please wait a minute.'),
    'Too many sign-ups. Please wait a minute.',
  ],
  [
    'a failure without a message',
    () => api.respond('/users/signup', 500),
    'An error occurred during signup.',
  ],
  ['a lost connection', () => api.disconnect('/users/signup'), 'An error occurred during signup.'],
  [
    'a refused login',
    () => {
      signedUp();
      api.refuse('/users/login', 429, 'Too many logins.');
    },
    'Too many logins.',
  ],
  [
    'a login without a connection',
    () => {
      signedUp();
      api.disconnect('/users/login');
    },
    'Your account is ready. Please log in.',
  ],
])('shows an alert in the page on %s', async (_what, arrange, sentence) => {
  const alert = jest.spyOn(window, 'alert').mockImplementation(() => undefined);
  arrange();
  await show();
  await fill();
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  for (const field of [username(), email(), password(), terms()]) expect(field).toBeValid();
  expect(username()).toHaveValue('ada');
  expect(alert).not.toHaveBeenCalled();
});

test('ticks off password rules during typing, in a checklist below the error message', async () => {
  await show();
  expect(rules()).toEqual([false, false, false, false, false]);
  await userEvent.type(password(), 'Ab1');
  expect(rules()).toEqual([true, true, true, false, false]);
  await userEvent.type(confirm(), 'Ab1');
  await userEvent.click(terms());
  await submit();
  const sentence = await screen.findByText('Password does not meet the requirements.');
  const list = screen.getByRole('list', { name: 'The password must have' });
  expect(sentence.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  await userEvent.type(password(), '!cdef');
  expect(rules()).toEqual([true, true, true, true, true]);
});

describe('after 1.5 seconds', () => {
  async function wait(ms: number) {
    await act(() => jest.advanceTimersByTimeAsync(ms));
  }
  async function send(person: ReturnType<typeof userEvent.setup>) {
    await person.click(screen.getByRole('button', { name: 'Sign up' }));
    await wait(0);
  }
  async function showWithClock() {
    await show();
    jest.useFakeTimers();
    return userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  }

  test('removes the password error of an edited password, but keeps a newer error', async () => {
    const person = await showWithClock();
    await person.type(password(), 'short');
    await person.type(confirm(), 'short');
    await person.click(terms());
    await send(person);
    expect(screen.getByRole('alert')).toHaveTextContent('Password does not meet the requirements.');
    await wait(5000);
    await person.type(password(), 'x');
    await wait(1499);
    expect(screen.getByRole('alert')).toBeVisible();
    await wait(1);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(password()).toBeValid();

    await send(person);
    await person.type(password(), 'y');
    await wait(1000);
    await send(person);
    await wait(1000);
    expect(screen.getByRole('alert')).toHaveTextContent('Passwords do not match.');
  });

  test('removes the terms error when the terms are accepted', async () => {
    const person = await showWithClock();
    await send(person);
    expect(screen.getByRole('alert')).toHaveTextContent('You must accept the terms of services.');
    await person.click(terms());
    await person.type(password(), 'x');
    await wait(1499);
    expect(screen.getByRole('alert')).toBeVisible();
    await wait(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('describes at the password field which rules are met', async () => {
  await show();
  expect(password()).toHaveAccessibleDescription(/^An uppercase letter ?: still missing A lowercase letter/);
  await userEvent.type(password(), 'A');
  expect(password()).toHaveAccessibleDescription(/^An uppercase letter ?: done /);
  expect(confirm()).not.toHaveAccessibleDescription();
});

test('opens the terms and the privacy policy in new tabs and keeps the input', async () => {
  const router = await show();
  await userEvent.type(username(), 'ada');
  for (const name of ['Terms of Use', 'Privacy Policy']) {
    const link = within(screen.getByRole('main')).getByRole('link', { name: `${name} (opens in a new tab)` });
    expect(link).toHaveAttribute('target', '_blank');
    await userEvent.click(link);
    expect(router.state.location.pathname).toBe('/signup');
    expect(username()).toHaveValue('ada');
  }
});

test('reports a password over 72 characters at the field and in the checklist', async () => {
  const strong72 = STRONG.padEnd(72, 'x');
  await show();
  await userEvent.click(password());
  await userEvent.paste(strong72);
  expect(rules()).toEqual([true, true, true, true, true]);
  await userEvent.type(password(), 'x');
  expect(rules()).toEqual([true, true, true, true, true, false]);
  await userEvent.click(confirm());
  await userEvent.paste(`${strong72}x`);
  await userEvent.click(terms());
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'Password does not meet the requirements. It may have at most 72 characters.',
  );
  expect(password()).toHaveFocus();
});

test('sets autocomplete attributes for password managers', async () => {
  await show();
  const kinds = [username(), email(), password(), confirm()].map((field) =>
    field.getAttribute('autocomplete'),
  );
  expect(kinds).toEqual(['username', 'email', 'new-password', 'new-password']);
  expect(email()).toHaveAttribute('type', 'email');
});
