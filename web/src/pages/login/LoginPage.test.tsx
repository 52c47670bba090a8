import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeResponse } from '../../../test/responses/articles';
import { mockRestApi } from '../../../test/rest-api';
import { showPage, showSite } from '../../../test/show-site';
import { signIn, getToken } from '../../lib/session/session.testing';
import { showNews } from '../../ui/messages/Alert/show-alert';

const api = mockRestApi();

const user = { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' };
async function show(from?: string) {
  const home = () => homeResponse(['A calmer evening']);
  const router = await showPage('/faqs', 'Frequently Asked Questions', { HomePage: home });
  await act(() => router.navigate('/login', { state: from === undefined ? null : { from } }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  return router;
}
const name = () => screen.getByRole('textbox', { name: 'Email or username' });
const password = () => screen.getByLabelText('Password');
const submit = () =>
  userEvent.click(within(screen.getByRole('main')).getByRole('button', { name: 'Log in' }));
async function logIn() {
  await userEvent.type(name(), ' ada ');
  await userEvent.type(password(), ' secret ');
  await submit();
}

test('sends the name as email and username, stores the session and returns the reader', async () => {
  const token = getToken();
  api.respond('/users/login', 200, { user, token });
  const router = await show('/terms?x=1#section3');
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/terms'));
  expect(router.state.location).toMatchObject({ search: '?x=1', hash: '#section3' });
  expect(api.requests).toEqual([
    {
      method: 'POST',
      path: '/users/login',
      body: { email: 'ada', username: 'ada', password: ' secret ' },
      token: null,
    },
  ]);
  expect(localStorage.getItem('token')).toBe(token);
  expect(JSON.parse(localStorage.getItem('user') ?? '')).toEqual(user);
});

test('dismisses an earlier notice after login', async () => {
  api.respond('/users/login', 200, { user, token: getToken() });
  const router = await show('/faqs');
  act(() => showNews('Your password is changed. Log in with the new one.'));
  await logIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/faqs'));
  expect(screen.queryByText(/Log in with the new one/)).toBeNull();
});

test.each([undefined, '//elsewhere.example/', 'https://elsewhere.example/'])(
  'redirects home after login when the return address is %s',
  async (from) => {
    api.respond('/users/login', 200, { user, token: getToken() });
    const router = await show(from);
    await logIn();
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
  },
);

test.each([
  [401, 'The name or the password is wrong.', true],
  [429, 'Too many tries. Please wait ten minutes.', false],
])('shows the message of the server’s %d at the password field', async (status, sentence, isInvalid) => {
  api.refuse('/users/login', status, sentence);
  await show();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(password()).toHaveAccessibleDescription(sentence);
  expect(password()).toHaveFocus();
  // The input itself is not wrong when the visitor only has to wait.
  expect(password().getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null);
  expect(name()).toHaveValue(' ada ');
  expect(localStorage.getItem('token')).toBeNull();
});

test.each(['disconnected', 'given a malformed response'])(
  'when %s, shows an error and allows a retry',
  async (what) => {
    if (what === 'disconnected') api.disconnect('/users/login');
    else api.respond('/users/login', 200, { token: 7 });
    const router = await show('/faqs');
    await logIn();
    expect(await screen.findByRole('alert')).toHaveTextContent('The site did not respond. Please try again.');
    api.respond('/users/login', 200, { user, token: getToken() });
    await submit();
    await waitFor(() => expect(router.state.location.pathname).toBe('/faqs'));
  },
);

test('rejects a token that has expired by the device’s clock', async () => {
  api.respond('/users/login', 200, { user, token: getToken({ expiresIn: -60 }) });
  await show();
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('check the date and time of your device');
  expect(localStorage.getItem('token')).toBeNull();
});

test('reports that the browser blocks storage', async () => {
  api.respond('/users/login', 200, { user, token: getToken() });
  await show();
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  await logIn();
  expect(await screen.findByRole('alert')).toHaveTextContent('does not let this site store anything');
});

test('does not submit the form with an empty field', async () => {
  await show();
  await userEvent.type(password(), 'x');
  await submit();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please fill out all fields.');
  expect(name()).toHaveFocus();
  expect(password()).toBeValid();
  expect(api.requests).toEqual([]);
});

test.each(['/login', '/signup'])(
  '%s redirects a member home and replaces the history entry',
  async (path) => {
    signIn();
    const router = showSite(path, { HomePage: () => homeResponse(['A calmer evening']) });
    await waitFor(() => expect(router.state.location.pathname).toBe('/'));
    expect(router.state.historyAction).toBe('REPLACE');
  },
);

test('redirects when the reader logs in in another tab', async () => {
  const router = await show('/faqs');
  signIn();
  await waitFor(() => expect(router.state.location.pathname).toBe('/faqs'));
});

test('remembers the return address on the way to signup and back', async () => {
  const router = await show('/terms');
  await userEvent.click(screen.getByRole('link', { name: 'No account yet? Sign up' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign up' });
  await userEvent.click(screen.getByRole('link', { name: 'Already have an account? Log in' }));
  await screen.findByRole('heading', { level: 1, name: 'Log in' });
  await userEvent.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: '/terms' });
});

test('sets autocomplete attributes for password managers', async () => {
  await show();
  expect(name()).toHaveAttribute('autocomplete', 'username');
  expect(password()).toHaveAttribute('autocomplete', 'current-password');
});
