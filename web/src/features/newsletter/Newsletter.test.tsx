import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Newsletter } from './Newsletter';

const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();
const respond = (status: number, body: unknown) => Promise.resolve(Response.json(body, { status }));

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const field = () => screen.getByRole('textbox', { name: 'Your email address' });
const submit = () => screen.getByRole('button', { name: 'Subscribe' });
const getStatus = () => screen.getByRole('status');

test('sends the address without a token, thanks the reader and clears the field', async () => {
  localStorage.setItem('token', 'secret');
  fetching.mockReturnValue(respond(200, { message: 'Thank you for subscribing!' }));
  render(<Newsletter />);
  await userEvent.type(field(), ' ada@example.org {Enter}');
  await waitFor(() => expect(getStatus()).toHaveTextContent('Thank you for subscribing!'));
  expect(field()).toHaveValue('');
  const [address, init] = fetching.mock.calls[0] ?? [];
  expect([address, init?.method, init?.body]).toEqual([
    '/api/subscribe',
    'POST',
    '{"email":"ada@example.org","leave_empty":""}',
  ]);
  expect(new Headers(init?.headers).has('authorization')).toBe(false);
});

test('sends a filled-in honeypot field along and still thanks the sender', async () => {
  fetching.mockReturnValue(respond(200, {}));
  const { container } = render(<Newsletter />);
  const trap = container.querySelector<HTMLInputElement>('[name=leave_empty]');
  if (trap) trap.value = 'https://spam.example';
  await userEvent.type(field(), 'robot@example.org{Enter}');
  await waitFor(() => expect(getStatus()).toHaveTextContent('Thank you for subscribing!'));
  expect(fetching.mock.calls[0]?.[1].body).toBe(
    '{"email":"robot@example.org","leave_empty":"https://spam.example"}',
  );
});

test('keeps an address typed while the request is pending', async () => {
  let take: (response: Response) => void = () => undefined;
  fetching.mockReturnValue(new Promise((resolve) => (take = resolve)));
  render(<Newsletter />);
  await userEvent.type(field(), 'ada@example.org{Enter}');
  await userEvent.clear(field());
  await userEvent.type(field(), 'grace@example.org');
  await act(async () => take(Response.json({ message: 'Thank you for subscribing!' })));
  await waitFor(() => expect(getStatus()).toHaveTextContent('Thank you for subscribing!'));
  expect(field()).toHaveValue('grace@example.org');
});

test('names the form after its heading and labels its email field', () => {
  render(<Newsletter />);
  expect(screen.getByRole('form', { name: 'Our newsletter' })).toContainElement(field());
});

test.each(['', '   '])('does not send the empty address "%s"', async (typed) => {
  render(<Newsletter />);
  if (typed) await userEvent.type(field(), typed);
  await userEvent.click(submit());
  expect(getStatus()).toHaveTextContent('Please enter an email address.');
  expect(field()).toHaveFocus();
  expect(field()).toBeInvalid();
  expect(field()).toHaveAccessibleDescription('Please enter an email address.');
  expect(fetching).not.toHaveBeenCalled();
});

test('leaves validation to the server, shows its error and keeps the address', async () => {
  fetching.mockReturnValue(respond(400, { message: 'That is no email address.' }));
  render(<Newsletter />);
  expect(field().closest('form')).toHaveAttribute('novalidate');
  await userEvent.type(field(), 'nonsense{Enter}');
  await waitFor(() => expect(getStatus()).toHaveTextContent('That is no email address.'));
  expect(field()).toHaveValue('nonsense');
  expect(field()).toBeInvalid();
  expect(getStatus()).not.toHaveAttribute('data-done');
  expect(field()).toHaveAccessibleDescription('That is no email address.');
});

test.each([
  ['a network error', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error without a message', () => respond(500, {})],
  ['a response that is not JSON', () => Promise.resolve(new Response('<p>Bad gateway</p>', { status: 502 }))],
])('shows an error and accepts a retry after %s', async (_what, first) => {
  fetching.mockImplementationOnce(first).mockReturnValue(respond(200, {}));
  render(<Newsletter />);
  await userEvent.type(field(), 'ada@example.org{Enter}');
  await waitFor(() => expect(getStatus()).toHaveTextContent('Subscription failed. Try again.'));
  expect(field()).toHaveValue('ada@example.org');
  expect(field()).toBeValid();
  await userEvent.click(submit());
  await waitFor(() => expect(getStatus()).toHaveTextContent('Thank you for subscribing!'));
  expect(getStatus()).toHaveAttribute('data-done');
});

test('replaces the thanks with a lasting hint to look for the email', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  fetching.mockReturnValue(respond(200, {}));
  render(<Newsletter />);
  await user.type(field(), 'ada@example.org{Enter}');
  await act(() => jest.advanceTimersByTimeAsync(0));
  expect(getStatus()).toHaveTextContent(/^Thank you for subscribing!$/);
  await act(() => jest.advanceTimersByTimeAsync(2500));
  expect(getStatus()).toHaveTextContent(/^Please check your email: it explains the next step\.$/);
  expect(getStatus()).toHaveAttribute('data-done');
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(getStatus()).toHaveTextContent('Please check your email: it explains the next step.');
  jest.useRealTimers();
});

test('sends no second request while one is pending', async () => {
  let arrive: (response: Response) => void = () => undefined;
  fetching.mockReturnValue(new Promise((resolve) => (arrive = resolve)));
  render(<Newsletter />);
  await userEvent.type(field(), 'ada@example.org{Enter}');
  await waitFor(() => expect(fetching).toHaveBeenCalledTimes(1));
  expect(submit()).toHaveAttribute('aria-disabled', 'true');
  await userEvent.dblClick(submit());
  await userEvent.type(field(), '{Enter}');
  expect(fetching).toHaveBeenCalledTimes(1);
  await act(async () => arrive(Response.json({})));
  await waitFor(() => expect(submit()).toHaveAttribute('aria-disabled', 'false'));
});

test('clears a repeated message before showing it again', async () => {
  render(<Newsletter />);
  await userEvent.click(submit());
  expect(getStatus()).toHaveTextContent('Please enter an email address.');
  await userEvent.click(submit());
  expect(getStatus()).toBeEmptyDOMElement();
  expect(field()).toBeValid();
  await waitFor(() => expect(getStatus()).toHaveTextContent('Please enter an email address.'));
  expect(field()).toBeInvalid();
});

test('shows an error for 2.5 seconds after the last attempt', async () => {
  jest.useFakeTimers();
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  render(<Newsletter />);
  await user.click(submit());
  await act(() => jest.advanceTimersByTimeAsync(2000));
  await user.click(submit());
  // The pause before the same message.
  await act(() => jest.advanceTimersByTimeAsync(100));
  await act(() => jest.advanceTimersByTimeAsync(2400));
  expect(getStatus()).toHaveTextContent('Please enter an email address.');
  await act(() => jest.advanceTimersByTimeAsync(200));
  expect(getStatus()).toBeEmptyDOMElement();
  expect(field()).toBeValid();
  jest.useRealTimers();
});
