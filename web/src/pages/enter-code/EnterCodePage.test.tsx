import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRestApi } from '../../../test/rest-api';
import { showPage } from '../../../test/show-site';

const api = mockRestApi();
beforeEach(() => {
  localStorage.setItem('email', 'ada@example.org');
});

const show = () => showPage('/enter-code', 'Enter code');
const code = () => screen.getByRole('textbox', { name: 'Code' });
const button = () => screen.getByRole('button', { name: 'Verify' });

test('stores the reset token of a correct code and opens the change-password page', async () => {
  api.respond('/users/verify-otp', 200, { user_id: 7, resetToken: 'secret' });
  const router = await show();
  await userEvent.type(code(), '123456{Enter}');
  await waitFor(() => expect(router.state.location.pathname).toBe('/change-password'));
  expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/users/verify-otp', { email: 'ada@example.org', otp: '123456' }],
  ]);
  expect([localStorage.getItem('user_id'), localStorage.getItem('resetToken')]).toEqual(['7', 'secret']);
});

test('limits the code to six characters, with a numeric keyboard and one-time-code autofill', async () => {
  await show();
  await userEvent.click(code());
  await userEvent.paste('1234567');
  expect(code()).toHaveValue('123456');
  expect(code()).toHaveAttribute('inputmode', 'numeric');
  expect(code()).toHaveAttribute('autocomplete', 'one-time-code');
  expect(code()).toHaveAccessibleDescription('Enter the 6-digit code.');
});

test.each([' 123456', '123 456', '123\u00A0456\n', '12 34 56 7', '１２３４５６', '١٢٣٤٥٦'])(
  'accepts %j pasted as a code',
  async (copied) => {
    await show();
    await userEvent.click(code());
    await userEvent.paste(copied);
    expect(code()).toHaveValue('123456');
  },
);

test('pastes at the cursor', async () => {
  await show();
  await userEvent.type(code(), '1256');
  (code() as HTMLInputElement).setSelectionRange(2, 2);
  await userEvent.paste('34');
  expect(code()).toHaveValue('123456');
  expect(code()).toHaveProperty('selectionStart', 4);
});

test('replaces the selected characters on paste', async () => {
  await show();
  await userEvent.type(code(), '1 99 6');
  expect(code()).toHaveValue('1996');
  (code() as HTMLInputElement).setSelectionRange(1, 3);
  await userEvent.paste('23 45');
  expect(code()).toHaveValue('123456');
});

test.each<[string, () => void, string]>([
  ['a stored email address', () => localStorage.removeItem('email'), 'Email not found. Please try again.'],
  ['a connection', () => api.disconnect('/users/verify-otp'), 'Server error: please try again later.'],
  [
    'a valid response',
    () => api.respond('/users/verify-otp', 200, { user_id: 7 }),
    'Server error: please try again later.',
  ],
])('without %s shows an error and starts no countdown', async (_what, arrange, sentence) => {
  arrange();
  await show();
  await userEvent.type(code(), '123456{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(screen.queryByRole('timer')).toBeNull();
  expect(localStorage.getItem('resetToken')).toBeNull();
});

test('does not send an empty code', async () => {
  await show();
  await userEvent.click(button());
  expect(await screen.findByRole('alert')).toHaveTextContent('Please type in the code from our email.');
  expect(code()).toHaveFocus();
  expect(api.requests).toEqual([]);
});

test.each<[string, () => void, string, boolean]>([
  [
    'a wrong code',
    () => api.refuse('/users/verify-otp', 400, 'The code is wrong or too old.'),
    'The code is wrong or too old.',
    true,
  ],
  ['a wrong code without a message', () => api.respond('/users/verify-otp', 400), 'An error occurred', true],
  [
    'a rate-limited attempt',
    () => api.refuse('/users/verify-otp', 429, 'Too many tries. Please wait.'),
    'Too many tries. Please wait.',
    false,
  ],
])(
  '%s starts a ten-second countdown that blocks the next attempt',
  async (_what, arrange, sentence, isInvalid) => {
    arrange();
    await show();
    jest.useFakeTimers();
    const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
    await person.type(code(), '123456{Enter}');
    await pass(0);
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    expect(code()).toHaveAccessibleDescription(`Enter the 6-digit code. ${sentence}`);
    expect(code().getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null);
    expect(screen.getByRole('timer')).toHaveTextContent('You can try again in 10 seconds.');
    await pass(3000);
    expect(screen.getByRole('timer')).toHaveTextContent('in 7 seconds.');

    expect(button()).toBeEnabled();
    expect(button()).toHaveAttribute('aria-disabled', 'false');
    await person.click(button());
    await pass(0);
    // The error stays at the field, and the countdown is shown only once.
    expect(code()).toHaveAccessibleDescription(`Enter the 6-digit code. ${sentence}`);
    expect(screen.queryByRole('timer')).toBeNull();
    const heard = { ignore: '[aria-hidden]' };
    const announced = screen.getByText('Please wait 7 seconds before retrying again.', heard);
    expect(api.requests).toHaveLength(1);
    await pass(3000);
    // The visible text counts down with the timer; screen readers do not hear it again every second.
    expect(screen.getByText('Please wait 4 seconds before retrying again.')).toHaveAttribute('aria-hidden');
    expect(screen.getByText('Please wait 7 seconds before retrying again.', heard)).toBe(announced);
    await pass(3000);
    expect(screen.getByText('Please wait 1 seconds before retrying again.')).toBeVisible();
    await pass(1000);
    expect(screen.queryByText(/^Please wait/)).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent(sentence);
    await person.type(code(), '{Backspace}6');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(code()).toBeValid();
    await person.click(button());
    await pass(0);
    expect(api.requests).toHaveLength(2);
    expect(screen.getByRole('timer')).toHaveTextContent('in 10 seconds.');
  },
);

test('the countdown accounts for time while the device sleeps', async () => {
  api.refuse('/users/verify-otp', 400, 'The code is wrong or too old.');
  await show();
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.type(code(), '123456{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(0));
  // The clock advances, but no timer fires.
  jest.setSystemTime(Date.now() + 6000);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.getByRole('timer')).toHaveTextContent('in 3 seconds.');
  jest.setSystemTime(Date.now() + 60_000);
  await act(() => jest.advanceTimersByTimeAsync(1000));
  expect(screen.queryByRole('timer')).toBeNull();
});

describe('the link of the mail', () => {
  const LINK = 'abcDEF'.repeat(8);
  const open = () => showPage(`/enter-code#token=${LINK}`, 'Choose a new password');
  const goOn = () => screen.findByRole('button', { name: 'Continue' });

  test('sends nothing until it is confirmed, and then opens the change-password page', async () => {
    localStorage.removeItem('email');
    api.respond('/users/verify-otp', 200, { user_id: 7, resetToken: 'secret' });
    const router = await open();
    const button = await goOn();
    expect(api.requests).toEqual([]);
    await userEvent.click(button);
    await waitFor(() => expect(router.state.location.pathname).toBe('/change-password'));
    expect(api.requests.map(({ path, body, token }) => [path, body, token])).toEqual([
      ['/users/verify-otp', { token: LINK }, null],
    ]);
    expect([localStorage.getItem('user_id'), localStorage.getItem('resetToken')]).toEqual(['7', 'secret']);
  });

  test.each<[string, () => void, string]>([
    [
      'is used up',
      () => api.refuse('/users/verify-otp', 400, 'This link is no longer good.'),
      'This link is no longer good.',
    ],
    ['cannot be checked', () => api.disconnect('/users/verify-otp'), 'Server error: please try again later.'],
  ])('shows an error when the link %s, and offers a new one', async (_what, arrange, sentence) => {
    arrange();
    await open();
    await userEvent.click(await goOn());
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(screen.getByRole('link', { name: 'Send a new link' })).toHaveAttribute('href', '/forgot-password');
    expect(localStorage.getItem('resetToken')).toBeNull();
  });
});
