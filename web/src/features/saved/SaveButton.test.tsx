import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { renderInPage } from '../../../test/show-in-page';
import { signIn, store } from '../../lib/session/session.testing';
import { signOut, storedToken } from '../../lib/session/stored-session';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
import { SaveButton } from './SaveButton';
import { savedArticles } from './saved-articles';

const sleep = { id: 'a1', title: 'Sleep well' };
const salt = { id: 'a2', title: 'Salt' };
const summary = (blog_id: string) => ({
  blog_id,
  slug: blog_id,
  title: blog_id,
  description: null,
  thumbnail_url: null,
  created_at: '2026-03-01T08:00:00.000Z',
  published_at: '2026-03-01T08:00:00.000Z',
  categories: ['Sleep'],
  author: null,
  layoutType: 'minimalist',
});
const json = (body: unknown, status = 200) => Promise.resolve(Response.json(body, { status }));
type Responder = () => Promise<Response>;
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();
const calls = () =>
  fetching.mock.calls.map(([path, { method, body }]) =>
    `${method} ${path} ${body as string}`.replace(/ undefined$/, ''),
  );

/** The API's responses by method and path; each list in turn, its last response repeatedly. */
function api(responders: Record<string, Responder[]>) {
  fetching.mockImplementation((path, { method }) => {
    const [next = () => Promise.reject(new TypeError(`no response for ${path}`)), ...others] =
      responders[`${method} ${path}`] ?? [];
    if (others.length > 0) responders[`${method} ${path}`] = others;
    return next();
  });
}
const LIST = 'GET /api/blogs/saved';
const getList =
  (...ids: string[]) =>
  () =>
    json(ids.map(summary));
const button = (name: string) => screen.findByRole('button', { name });

let someone = 0;
/** A different member for each test, because the data of a member is cached. */
const newMember = () => signIn({ userId: (someone += 1), expiresIn: 3600 + someone });

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('renders as unsaved on the server even for a member', () => {
  newMember();
  expect(renderToString(<SaveButton article={sleep} />)).toContain('aria-label="Save Sleep well"');
});

test('fetches a member’s list once for all buttons, which show its state', async () => {
  newMember();
  api({ [LIST]: [getList('a2')] });
  renderInPage([sleep, salt, sleep].map((article, place) => <SaveButton key={place} article={article} />));
  expect(await button('Unsave Salt')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Save Sleep well' })).toHaveLength(2);
  expect(calls()).toEqual([LIST]);
});

test('fetches nothing for a guest', async () => {
  renderInPage(<SaveButton article={sleep} />);
  await button('Save Sleep well');
  expect(fetching).not.toHaveBeenCalled();
});

test('saves and unsaves, and updates every button of the article once the server confirms', async () => {
  newMember();
  let take: (response: Response) => void = () => undefined;
  api({
    [LIST]: [getList()],
    'POST /api/saved_blogs': [() => new Promise((resolve) => (take = resolve))],
    'DELETE /api/saved_blogs': [() => json({ isSaved: false })],
  });
  renderInPage([1, 2].map((place) => <SaveButton key={place} article={sleep} />));
  const [first] = await screen.findAllByRole('button', { name: 'Save Sleep well' });
  await waitFor(() => expect(calls()).toEqual([LIST]));
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(first).toHaveAttribute('aria-disabled', 'true');
  expect(first).toHaveAccessibleName(/^Save /);
  await userEvent.click(first as HTMLElement);
  await act(async () => take(Response.json({ isSaved: true }, { status: 201 })));
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Unsave Sleep well' })).toHaveLength(2));
  expect(first).toHaveAttribute('aria-disabled', 'false');
  expect(first).toHaveFocus();
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Save Sleep well' })).toHaveLength(2));
  const body = `{"blog_id":"a1","user_id":${someone}}`;
  expect(calls()).toEqual([LIST, `POST /api/saved_blogs ${body}`, `DELETE /api/saved_blogs ${body}`]);
});

test.each<[string, Responder, string]>([
  ['refused', () => json({ error: 'No such blog.' }, 404), 'An error occurred. Please try again.'],
  [
    'without response',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred. Please try again.',
  ],
  ['rate limited', () => json({ error: 'Please wait a minute.' }, 429), 'Please wait a minute.'],
])(
  'stays unsaved when a save is %s and shows an error until the next attempt',
  async (_what, post, sentence) => {
    newMember();
    api({ [LIST]: [getList()], 'POST /api/saved_blogs': [post, () => json({ isSaved: true }, 201)] });
    renderInPage(<SaveButton article={sleep} />);
    await userEvent.click(await button('Save Sleep well'));
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await button('Save Sleep well')).toHaveAttribute('aria-disabled', 'false');
    await userEvent.click(await button('Save Sleep well'));
    expect(await button('Unsave Sleep well')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  },
);

test.each([
  ['the home page', '/', false, 'Please log in to save blogs'],
  ['a list', '/blog-list', false, 'You need to log in to save blogs.'],
  ['a card under an article', '/blog/sleep-well', false, 'You need to log in to save blogs.'],
  ['the article page', '/blog/sleep-well', true, 'You need to log in to rate or save this blog.'],
])('prompts a guest on %s to log in', async (_where, address, isOwnPage, sentence) => {
  window.history.replaceState(null, '', address);
  renderInPage(<SaveButton article={sleep} isOwnPage={isOwnPage} />, address);
  await userEvent.click(await button('Save Sleep well'));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(dialog).toHaveTextContent(new RegExp(`^Log in${sentence.replaceAll('.', String.raw`\.`)}Login`));
  expect(fetching).not.toHaveBeenCalled();
});

test('ignores a click that a carousel has prevented at the end of a swipe', async () => {
  renderInPage(
    <div role="presentation" onClickCapture={(event) => event.preventDefault()}>
      <SaveButton article={sleep} />
    </div>,
  );
  const pressed = await button('Save Sleep well');
  await userEvent.click(pressed);
  expect(pressed).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('drops an expired session on save and reports it', async () => {
  newMember();
  api({ [LIST]: [getList()], 'POST /api/saved_blogs': [() => json({ error: 'Please log in again.' }, 401)] });
  renderInPage(<SaveButton article={sleep} />);
  await userEvent.click(await button('Save Sleep well'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Session expired. You need to log in to save blogs.',
  );
  expect(storedToken()).toBeNull();
});

describe('on the article page', () => {
  const own = <SaveButton article={sleep} isOwnPage />;
  const status = () => `GET /api/saved_blogs/${someone}/a1`;

  test('requests its own state and shows it as text', async () => {
    newMember();
    api({ [LIST]: [() => new Promise(() => undefined)], [status()]: [() => json({ isSaved: true })] });
    renderInPage(own);
    expect(await button('Saved. Unsave Sleep well')).toHaveTextContent('Saved');
    expect(calls()).toEqual([LIST, status()]);
  });

  test.each<[string, Responder]>([
    ['refused', () => json({ error: 'No.' }, 403)],
    ['without response', () => Promise.reject(new TypeError('offline'))],
    ['accepted with an invalid body', () => json({ isSaved: 'yes' })],
  ])('shows Save when the status request is %s', async (_what, respond) => {
    newMember();
    api({ [LIST]: [getList('a2')], [status()]: [respond] });
    renderInPage([<SaveButton key={1} article={salt} />, <SaveButton key={2} article={sleep} isOwnPage />]);
    await button('Unsave Salt');
    expect(await button('Save Sleep well')).toHaveTextContent('Save');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('keeps a save made while the list is loading', async () => {
  newMember();
  let resolveList: (response: Response) => void = () => undefined;
  api({
    [LIST]: [() => new Promise((resolve) => (resolveList = resolve)), getList('a1', 'a2')],
    'POST /api/saved_blogs': [() => json({ isSaved: true })],
  });
  renderInPage([<SaveButton key={1} article={sleep} />, <SaveButton key={2} article={salt} />]);
  await userEvent.click(await button('Save Sleep well'));
  await button('Unsave Sleep well');
  await act(async () => resolveList(Response.json([])));
  await button('Unsave Salt');
  expect(await button('Unsave Sleep well')).toBeVisible();
});

test('performs the action shown when pressed, even if the list changes before its script loads', async () => {
  newMember();
  api({
    [LIST]: [() => new Promise(() => undefined)],
    'POST /api/saved_blogs': [() => json({ isSaved: true })],
  });
  renderInPage(<SaveButton article={sleep} />);
  fireEvent.click(await button('Save Sleep well'));
  act(() => savedArticles.set(new Set(['a1'])));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toMatch(/^POST /);
  expect(await button('Unsave Sleep well')).toBeVisible();
});

test('keeps the session on 401 in the background and drops it on the next press', async () => {
  newMember();
  const over = () => json({ error: 'Please log in again.' }, 401);
  api({ [LIST]: [over], [`GET /api/saved_blogs/${someone}/a1`]: [over], 'POST /api/saved_blogs': [over] });
  renderInPage(<SaveButton article={sleep} isOwnPage />);
  await waitFor(() => expect(calls()).toHaveLength(2));
  await act(async () => undefined);
  expect(storedToken()).not.toBeNull();
  await userEvent.click(await button('Save Sleep well'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Session expired\./);
  expect(storedToken()).toBeNull();
});

test('refetches the list when the tab reappears after a minute and for another member', async () => {
  const now = jest.spyOn(Date, 'now');
  const begin = new Date('2026-03-01T08:00:00Z').getTime();
  now.mockReturnValue(begin);
  newMember();
  api({ [LIST]: [getList(), getList('a1'), getList()] });
  renderInPage(<SaveButton article={sleep} />);
  await waitFor(() => expect(calls()).toHaveLength(1));
  now.mockReturnValue(begin + 59_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls()).toHaveLength(1);
  now.mockReturnValue(begin + 60_000);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await button('Unsave Sleep well');
  act(signOut);
  await button('Save Sleep well');
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(calls()).toHaveLength(2);
  newMember();
  await waitFor(() => expect(calls()).toHaveLength(3));
  store('token', null);
});

test('refetches the list when the page is restored from the back/forward cache', async () => {
  newMember();
  api({ [LIST]: [getList(), getList('a1')] });
  renderInPage(<SaveButton article={sleep} />);
  await waitFor(() => expect(calls()).toHaveLength(1));
  await button('Save Sleep well');
  act(() => void window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })));
  expect(await button('Unsave Sleep well')).toBeVisible();
  store('token', null);
});
