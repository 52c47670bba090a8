import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { signOut, storedToken } from '../../lib/session/stored-session';
import { signIn } from '../../lib/session/session.testing';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
import { scrollIntoViewport } from '../../ui/hooks/viewport.testing';
import { acceptedRatings } from './accepted-ratings';
import { Rating } from './Rating';
import type { Ratings } from './ratings';

type Responder = () => Promise<Response>;

const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();
const posts = () => fetching.mock.calls.filter(([, init]) => init.method === 'POST');

/** The API's responses: the member's rating, and then one for each rating that is sent. */
function respondWith(own: Responder, ...posted: Responder[]) {
  fetching.mockImplementation((_path, { method }) =>
    method === 'GET' ? own() : (posted.shift() ?? (() => Promise.reject(new TypeError('offline'))))(),
  );
}
const none = () => json({ rating: null });

async function show(ratings: Ratings = { average: 4.25, count: 4 }) {
  const router = renderInPage(<Rating articleId="k3" ratings={ratings} />);
  scrollIntoViewport(screen.getByRole('region', { name: 'Rate this article' }));
  await screen.findByRole('group', { name: /^Your rating/ });
  return router;
}
const star = (name: string) => screen.getByRole('radio', { name });
const picked = () => screen.queryByRole('radio', { checked: true })?.getAttribute('value') ?? null;

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  acceptedRatings.set(new Map());
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows the average to every reader and five stars once they come near', async () => {
  render(<Rating articleId="k3" ratings={{ average: 4.25, count: 4 }} />);
  expect(screen.getByText('4.3 out of 5 from 4 ratings')).toBeVisible();
  expect(screen.queryByRole('radio')).toBeNull();
  scrollIntoViewport(screen.getByRole('region', { name: 'Rate this article' }));
  await screen.findByRole('group', { name: /^Your rating/ });
  const names = ['1 star', '2 stars', '3 stars', '4 stars', '5 stars'];
  expect(screen.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(names);
  expect(picked()).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
});

test('shows a member their own rating until they sign out', async () => {
  signIn({ userId: 7 });
  respondWith(() => json({ rating: 3 }));
  await show();
  await waitFor(() => expect(picked()).toBe('3'));
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/ratings/7/k3');
  act(signOut);
  expect(picked()).toBeNull();
});

test('picks a star immediately, sends it and updates the average', async () => {
  signIn({ userId: 7 });
  let take: (response: Response) => void = () => undefined;
  respondWith(none, () => new Promise((resolve) => (take = resolve)));
  await show();
  await userEvent.click(star('5 stars'));
  expect(picked()).toBe('5');
  expect(posts()).toEqual([
    ['/api/ratings', expect.objectContaining({ body: '{"blog_id":"k3","user_id":7,"rating":5}' })],
  ]);
  await act(async () => take(Response.json({ rating: 5, average: 4.4, count: 5 })));
  expect(await screen.findByText('4.4 out of 5 from 5 ratings')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('You rated this article 5 out of 5.');
  expect(picked()).toBe('5');
  act(signOut);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
});

test('picks with arrow keys and sends only the last choice made during a pending request', async () => {
  signIn({ userId: 7 });
  let take: (response: Response) => void = () => undefined;
  respondWith(
    none,
    () => new Promise((resolve) => (take = resolve)),
    () => json({ rating: 4, average: 4, count: 1 }),
  );
  await show();
  await userEvent.click(star('1 star'));
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(star('4 stars')).toHaveFocus();
  expect(picked()).toBe('4');
  await act(async () => take(Response.json({ rating: 1, average: 1, count: 1 })));
  expect(await screen.findByText('4.0 out of 5 from 1 rating')).toBeVisible();
  expect(posts().map(([, { body }]) => (JSON.parse(body as string) as { rating: number }).rating)).toEqual([
    1, 4,
  ]);
});

test.each<[string, Responder, string]>([
  ['refused', () => json({ error: 'No.', message: 'No.' }, 400), 'An error occurred. Please try again.'],
  [
    'without response',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred. Please try again.',
  ],
  ['accepted with an invalid body', () => json('yes'), 'An error occurred. Please try again.'],
  ['rate limited', () => json({ error: 'Please wait a minute.' }, 429), 'Please wait a minute.'],
])('reverts a rating that is %s and reports it without an alert', async (_what, post, sentence) => {
  signIn();
  respondWith(() => json({ rating: 2 }), post);
  await show();
  await waitFor(() => expect(picked()).toBe('2'));
  await userEvent.click(star('5 stars'));
  await waitFor(() =>
    expect(screen.getByRole('status')).toHaveTextContent(`Your rating was not saved. ${sentence}`),
  );
  expect(picked()).toBe('2');
  expect(screen.getByText('4.3 out of 5 from 4 ratings')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test('keeps the session when reading the own rating returns 401', async () => {
  signIn();
  respondWith(() => json({ error: 'Please log in again.' }, 401));
  await show();
  await waitFor(() => expect(fetching).toHaveBeenCalled());
  await act(async () => undefined);
  expect(storedToken()).not.toBeNull();
  expect(picked()).toBeNull();
});

test('shows the updated average when the member returns to the article', async () => {
  signIn();
  respondWith(none, () => json({ rating: 5, average: 4.4, count: 5 }));
  const router = await show();
  await userEvent.click(star('5 stars'));
  await screen.findByText('4.4 out of 5 from 5 ratings');
  await act(() => router.navigate('/login'));
  await act(() => router.navigate(-1));
  expect(screen.getByText('4.4 out of 5 from 5 ratings')).toBeVisible();
});

test('prefers newer figures from the page over those returned for the rating', async () => {
  signIn();
  respondWith(none, () => json({ rating: 5, average: 4.4, count: 5 }));
  await show();
  await userEvent.click(star('5 stars'));
  await screen.findByText('4.4 out of 5 from 5 ratings');
  cleanup();
  render(<Rating articleId="k3" ratings={{ average: 4.1, count: 9 }} />);
  expect(screen.getByText('4.1 out of 5 from 9 ratings')).toBeVisible();
});

test('updates the average when the rating changes after newer figures arrived', async () => {
  signIn();
  respondWith(
    none,
    () => json({ rating: 5, average: 4.4, count: 5 }),
    () => json({ rating: 1, average: 3.7, count: 9 }),
  );
  await show();
  await userEvent.click(star('5 stars'));
  await screen.findByText('4.4 out of 5 from 5 ratings');
  cleanup();
  await show({ average: 4.1, count: 9 });
  await userEvent.click(star('1 star'));
  expect(await screen.findByText('3.7 out of 5 from 9 ratings')).toBeVisible();
});

test('prompts a guest to log in, picks nothing and passes the way back to the stars', async () => {
  const router = await show();
  await userEvent.click(star('4 stars'));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(dialog).toHaveTextContent('You need to log in to rate or save this blog.');
  expect(picked()).toBeNull();
  expect(fetching).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(router.state.location.state).toEqual({ from: '/blog/sleep-well#rating' });
});

test('signs out a member whose session has expired and prompts them to log in', async () => {
  signIn();
  respondWith(none, () => json({ error: 'Please log in again.' }, 401));
  await show();
  await userEvent.click(star('4 stars'));
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toHaveTextContent(
    'Session expired. You need to log in to rate or save this blog.',
  );
  expect(storedToken()).toBeNull();
  expect(picked()).toBeNull();
});
