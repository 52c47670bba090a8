import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { mockRestApi } from '../../../test/rest-api';
import { showPage } from '../../../test/show-site';

const api = mockRestApi();

const show = () => showPage('/forgot-password', 'Forgot password');
const email = () => screen.getByRole('textbox', { name: 'Email' });
const button = () => screen.getByRole('button', { name: 'Send code' });

test('requests the code, stores the address and opens the next step after two seconds', async () => {
  api.respond('/users/forgot-password', 200, { message: 'sent' });
  const router = await show();
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.type(email(), ' ada@example.org ');
  await person.dblClick(button());
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(screen.getByText('OTP sent to your email').closest('[role=status]')).not.toBeNull();
  expect(localStorage.getItem('email')).toBe('ada@example.org');
  await person.click(button());
  expect(api.requests.map(({ path, body }) => [path, body])).toEqual([
    ['/users/forgot-password', { email: 'ada@example.org' }],
  ]);
  await act(() => jest.advanceTimersByTimeAsync(1999));
  expect(router.state.location.pathname).toBe('/forgot-password');
  await act(() => jest.advanceTimersByTimeAsync(1));
  jest.useRealTimers();
  await waitFor(() => expect(router.state.location.pathname).toBe('/enter-code'));
});

test.each<[string, () => void, string, boolean]>([
  [
    'a rejected address',
    () => api.refuse('/users/forgot-password', 400, 'That is no e-mail address.'),
    'That is no e-mail address.',
    true,
  ],
  [
    'a refusal with a message',
    () => api.refuse('/users/forgot-password', 429, 'Too many mails. Please wait.'),
    'Too many mails. Please wait.',
    false,
  ],
  [
    'a failure without a message',
    () => api.respond('/users/forgot-password', 500),
    'Server error: please try again later.',
    false,
  ],
  [
    'a lost connection',
    () => api.disconnect('/users/forgot-password'),
    'Server error: please try again later.',
    false,
  ],
])('shows an error at the field on %s and stores nothing', async (_what, arrange, sentence, isInvalid) => {
  arrange();
  await show();
  await userEvent.type(email(), 'ada@example.org{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(email()).toHaveAccessibleDescription(sentence);
  expect(email()).toHaveFocus();
  expect(email().getAttribute('aria-invalid')).toBe(isInvalid ? 'true' : null);
  expect(localStorage.getItem('email')).toBeNull();
  await userEvent.click(button());
  expect(api.requests).toHaveLength(2);
});

test('does not send an empty address', async () => {
  await show();
  await userEvent.type(email(), '   {Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Please enter an email address.');
  expect(api.requests).toEqual([]);
});

test('does not redirect a reader who has navigated away', async () => {
  api.respond('/users/forgot-password', 200);
  const router = await show();
  jest.useFakeTimers();
  const person = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  await person.type(email(), 'ada@example.org{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(0));
  await act(async () => router.navigate('/faqs'));
  await act(() => jest.advanceTimersByTimeAsync(5000));
  expect(router.state.location.pathname).toBe('/faqs');
});
