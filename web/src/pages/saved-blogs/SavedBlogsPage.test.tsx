import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { testSite } from '../../../test/show-site';
import { signIn, getToken } from '../../lib/session/session.testing';
import { SiteProvider } from '../../lib/site/site';
import { SavedBlogsPage } from './SavedBlogsPage';

const saved = (blog_id: string, title: string, more: object = {}) => ({
  blog_id,
  slug: `about-${blog_id}`,
  title,
  description: `What ${title} is about.`,
  thumbnail_url: '/uploads/sleep.webp',
  created_at: '2026-01-01T08:00:00.000Z',
  published_at: '2026-03-01T23:30:00.000Z',
  categories: ['Sleep', 'Insomnia'],
  author: null,
  layoutType: 'minimalist',
  ...more,
});
const TWO = [saved('a1', 'Sleep well'), saved('a2', 'Salt', { description: null, thumbnail_url: null })];
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();
const calls = () => fetching.mock.calls.map(([path, { method }]) => `${method} ${path}`);

/** The API's responses for the list and for removals. */
function respondWith(list: unknown, removing: () => Promise<Response> = () => json({ isSaved: false })) {
  fetching.mockImplementation((_path, { method }) => (method === 'GET' ? json(list) : removing()));
}
const remove = (title: string) => screen.findByRole('button', { name: `Remove ${title}` });
const titles = () =>
  screen
    .queryAllByRole('heading', { level: 2, name: /^(Sleep well|Salt)$/ })
    .map(({ textContent }) => textContent);

const show = () =>
  renderInPage(
    <SiteProvider value={testSite}>
      <SavedBlogsPage />
    </SiteProvider>,
    '/saved-blogs',
  );

beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows saved articles with picture, categories, date and description in one request', async () => {
  signIn();
  respondWith(TWO);
  show();
  const card = within(
    (await screen.findByText('What Sleep well is about.')).closest('article') as HTMLElement,
  );
  expect(card.getByRole('link', { name: 'Sleep well' })).toHaveAttribute('href', '/blog/about-a1');
  expect(card.getByText('Sleep')).toBeVisible();
  expect(card.getByText('Insomnia')).toBeVisible();
  expect(card.getByText('March 1, 2026')).toBeVisible();
  expect(document.querySelector('img')).toHaveAttribute('src', '/uploads/sleep.webp');
  expect(titles()).toEqual(['Sleep well', 'Salt']);
  expect(calls()).toEqual(['GET /api/blogs/saved']);
  const tabs = within(screen.getByRole('navigation', { name: 'Your account' }));
  expect(tabs.getByRole('link', { name: 'Account' })).toHaveAttribute('href', '/my-account');
  expect(tabs.getByRole('link', { name: 'Saved Blogs' })).toHaveAttribute('aria-current', 'page');
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
});

test('removes an article once the server confirms it and moves focus on', async () => {
  signIn({ userId: 7 });
  let take: (response: Response) => void = () => undefined;
  respondWith(TWO, () => new Promise((resolve) => (take = resolve)));
  show();
  await userEvent.click(await remove('Sleep well'));
  expect(await remove('Sleep well')).toHaveAttribute('aria-disabled', 'true');
  expect(titles()).toHaveLength(2);
  expect(fetching.mock.calls.at(-1)?.[1]).toMatchObject({
    method: 'DELETE',
    body: '{"blog_id":"a1","user_id":7}',
  });
  take(Response.json({ isSaved: false }));
  await waitFor(() => expect(titles()).toEqual(['Salt']));
  expect(await remove('Salt')).toHaveFocus();
  expect(screen.getByRole('alert')).toHaveTextContent('Removed “Sleep well”.');
  await userEvent.click(await remove('Salt'));
  take(Response.json({ isSaved: false }));
  const none = await screen.findByText('You have no saved blogs.');
  expect(none.closest('[role=status]')).toHaveFocus();
  expect(screen.getByRole('link', { name: 'Find something to read' })).toHaveAttribute('href', '/blog-list');
});

test.each([
  ['the same', [0, 1]],
  ['the opposite', [1, 0]],
])('removes both articles of two pending removals, confirmed in %s order', async (_order, places) => {
  signIn();
  const takes: ((response: Response) => void)[] = [];
  respondWith([...TWO, saved('a3', 'Tea')], () => new Promise((resolve) => takes.push(resolve)));
  show();
  await userEvent.click(await remove('Sleep well'));
  await userEvent.click(await remove('Salt'));
  for (const place of places) await act(async () => takes[place]!(Response.json({ isSaved: false })));
  await waitFor(() => expect(titles()).toEqual([]));
  expect(await remove('Tea')).toHaveFocus();
  expect(screen.getAllByRole('button', { name: /^Remove / })).toHaveLength(1);
});

test('keeps an article that could not be removed and shows an error until the next attempt', async () => {
  signIn();
  const removals = [() => Promise.reject(new TypeError('offline')), () => json({ isSaved: false })];
  respondWith(TWO, () => (removals.shift() as () => Promise<Response>)());
  show();
  await userEvent.click(await remove('Salt'));
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
  expect(titles()).toHaveLength(2);
  expect(await remove('Salt')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(await remove('Salt'));
  await waitFor(() => expect(titles()).toEqual(['Sleep well']));
  expect(screen.getByRole('alert')).toHaveTextContent('Removed “Salt”.');
});

test('Undo puts a removed article back in its place', async () => {
  signIn({ userId: 7 });
  respondWith(TWO, () => json({ isSaved: false }));
  show();
  await userEvent.click(await remove('Sleep well'));
  await waitFor(() => expect(titles()).toEqual(['Salt']));
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(titles()).toEqual(['Sleep well', 'Salt']));
  expect(fetching.mock.calls.at(-1)?.[1]).toMatchObject({
    method: 'POST',
    body: '{"blog_id":"a1","user_id":7}',
  });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(await remove('Sleep well')).toHaveFocus();
});

test.each([
  ['that has expired', () => localStorage.setItem('token', getToken({ expiresIn: -1 }))],
  ['that the server rejects', () => undefined],
])('clears the list and focuses the notice when removing with a session %s', async (_which, end) => {
  signIn();
  respondWith(TWO, () => json({ error: 'Please log in again.' }, 401));
  const router = show();
  const button = await remove('Salt');
  // No event is sent: the page notices when the button is pressed.
  end();
  await userEvent.click(button);
  const notice = await screen.findByText(/^Session expired\./);
  expect(screen.getByRole('alert')).toContainElement(notice);
  expect(screen.getByRole('alert')).toHaveFocus();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(titles()).toEqual([]);
  expect(localStorage.getItem('token')).toBeNull();
  await userEvent.click(within(notice).getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: '/saved-blogs' });
});

test('shows a notice when nothing is saved', async () => {
  signIn();
  respondWith([]);
  show();
  expect(await screen.findByText('You have no saved blogs.')).toBeVisible();
});

test('limits a row to the number of saved articles, also after a removal', async () => {
  signIn();
  respondWith(TWO);
  show();
  await remove('Salt');
  const list = () => screen.getByRole('heading', { name: 'Sleep well' }).closest('ul');
  expect(list()).toHaveAttribute('data-most', '2');
  await userEvent.click(await remove('Salt'));
  await waitFor(() => expect(list()).toHaveAttribute('data-most', '1'));
});
