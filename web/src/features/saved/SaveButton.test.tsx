import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { showInPage } from '../../../test/show-in-page';
import { signIn, store } from '../../lib/session/session.testing';
import { signOut, storedToken } from '../../lib/session/storedSession';
import { withDialogs } from '../../ui/Dialog/dialog.testing';
import { SaveButton } from './SaveButton';
import { savedArticles } from './savedArticles';

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
type Answer = () => Promise<Response>;
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();
const calls = () =>
  fetching.mock.calls.map(([path, { method, body }]) =>
    `${method} ${path} ${body as string}`.replace(/ undefined$/, ''),
  );

/** What the site's API answers, by method and path; each list in turn, its last answer for good. */
function api(answers: Record<string, Answer[]>) {
  fetching.mockImplementation((path, { method }) => {
    const [next = () => Promise.reject(new TypeError(`nobody answers ${path}`)), ...others] =
      answers[`${method} ${path}`] ?? [];
    if (others.length > 0) answers[`${method} ${path}`] = others;
    return next();
  });
}
const LIST = 'GET /api/blogs/saved';
const listOf =
  (...ids: string[]) =>
  () =>
    json(ids.map(summary));
const button = (name: string) => screen.findByRole('button', { name });

let someone = 0;
/** Of each test another one: what is known of a member is kept. */
const newMember = () => signIn({ userId: (someone += 1), expiresIn: 3600 + someone });

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('the server’s HTML is everybody’s: nothing is saved', () => {
  newMember();
  expect(renderToString(<SaveButton article={sleep} />)).toContain('aria-label="Save Sleep well"');
});

test('a member’s list is asked for once, however many buttons there are, and they show it', async () => {
  newMember();
  api({ [LIST]: [listOf('a2')] });
  showInPage([sleep, salt, sleep].map((article, place) => <SaveButton key={place} article={article} />));
  expect(await button('Unsave Salt')).toBeVisible();
  expect(screen.getAllByRole('button', { name: 'Save Sleep well' })).toHaveLength(2);
  expect(calls()).toEqual([LIST]);
});

test('nothing is asked for a guest', async () => {
  showInPage(<SaveButton article={sleep} />);
  await button('Save Sleep well');
  expect(fetching).not.toHaveBeenCalled();
});

test('saves and takes off the list again; every button of the article flips when the server took it', async () => {
  newMember();
  let take: (answer: Response) => void = () => undefined;
  api({
    [LIST]: [listOf()],
    'POST /api/saved_blogs': [() => new Promise((resolve) => (take = resolve))],
    'DELETE /api/saved_blogs': [() => json({ isSaved: false })],
  });
  showInPage([1, 2].map((place) => <SaveButton key={place} article={sleep} />));
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

test.each<[string, Answer, string]>([
  ['refused', () => json({ error: 'No such blog.' }, 404), 'An error occurred. Please try again.'],
  ['not answered', () => Promise.reject(new TypeError('offline')), 'An error occurred. Please try again.'],
  ['one too many', () => json({ error: 'Please wait a minute.' }, 429), 'Please wait a minute.'],
])('a save that is %s flips nothing and says so, until the next attempt', async (_what, post, sentence) => {
  newMember();
  api({ [LIST]: [listOf()], 'POST /api/saved_blogs': [post, () => json({ isSaved: true }, 201)] });
  showInPage(<SaveButton article={sleep} />);
  await userEvent.click(await button('Save Sleep well'));
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  expect(await button('Save Sleep well')).toHaveAttribute('aria-disabled', 'false');
  await userEvent.click(await button('Save Sleep well'));
  expect(await button('Unsave Sleep well')).toBeVisible();
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['home', '/', false, 'Please log in to save blogs'],
  ['a list', '/blog-list', false, 'You need to log in to save blogs.'],
  ['a card under an article', '/blog/sleep-well', false, 'You need to log in to save blogs.'],
  ['the article’s own page', '/blog/sleep-well', true, 'You need to log in to rate or save this blog.'],
])('a guest on %s is asked to log in', async (_where, address, isOwnPage, sentence) => {
  window.history.replaceState(null, '', address);
  showInPage(<SaveButton article={sleep} isOwnPage={isOwnPage} />, address);
  await userEvent.click(await button('Save Sleep well'));
  const dialog = await screen.findByRole('dialog', { name: 'Log in' });
  expect(dialog).toHaveTextContent(new RegExp(`^Log in${sentence.replaceAll('.', String.raw`\.`)}Login`));
  expect(fetching).not.toHaveBeenCalled();
});

test('a click that a carousel takes for its own, as at the end of a swipe, saves nothing', async () => {
  showInPage(
    <div role="presentation" onClickCapture={(event) => event.preventDefault()}>
      <SaveButton article={sleep} />
    </div>,
  );
  const pressed = await button('Save Sleep well');
  await userEvent.click(pressed);
  expect(pressed).toHaveAttribute('aria-disabled', 'false');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a session that turns out to be over is forgotten, and that is said', async () => {
  newMember();
  api({ [LIST]: [listOf()], 'POST /api/saved_blogs': [() => json({ error: 'Please log in again.' }, 401)] });
  showInPage(<SaveButton article={sleep} />);
  await userEvent.click(await button('Save Sleep well'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(
    'Session expired. You need to log in to save blogs.',
  );
  expect(storedToken()).toBeNull();
});

describe('on the article’s own page', () => {
  const own = <SaveButton article={sleep} isOwnPage />;
  const status = () => `GET /api/saved_blogs/${someone}/a1`;

  test('asks for itself, and says in words what it shows', async () => {
    newMember();
    api({ [LIST]: [() => new Promise(() => undefined)], [status()]: [() => json({ isSaved: true })] });
    showInPage(own);
    expect(await button('Saved. Unsave Sleep well')).toHaveTextContent('Saved');
    expect(calls()).toEqual([LIST, status()]);
  });

  test.each<[string, Answer]>([
    ['refused', () => json({ error: 'No.' }, 403)],
    ['not answered', () => Promise.reject(new TypeError('offline'))],
    ['answered with something else', () => json({ isSaved: 'yes' })],
  ])('that is %s counts as not saved', async (_what, answer) => {
    newMember();
    api({ [LIST]: [listOf('a2')], [status()]: [answer] });
    showInPage([<SaveButton key={1} article={salt} />, <SaveButton key={2} article={sleep} isOwnPage />]);
    await button('Unsave Salt');
    expect(await button('Save Sleep well')).toHaveTextContent('Save');
    expect(screen.queryByRole('alert')).toBeNull();
  });
});

test('what the member does while the list is on its way is not undone by it', async () => {
  newMember();
  let tell: (answer: Response) => void = () => undefined;
  api({
    [LIST]: [() => new Promise((resolve) => (tell = resolve)), listOf('a1', 'a2')],
    'POST /api/saved_blogs': [() => json({ isSaved: true })],
  });
  showInPage([<SaveButton key={1} article={sleep} />, <SaveButton key={2} article={salt} />]);
  await userEvent.click(await button('Save Sleep well'));
  await button('Unsave Sleep well');
  await act(async () => tell(Response.json([])));
  await button('Unsave Salt');
  expect(await button('Unsave Sleep well')).toBeVisible();
});

test('does what it said when it was pressed, whatever the list says before its script has come', async () => {
  newMember();
  api({
    [LIST]: [() => new Promise(() => undefined)],
    'POST /api/saved_blogs': [() => json({ isSaved: true })],
  });
  showInPage(<SaveButton article={sleep} />);
  fireEvent.click(await button('Save Sleep well'));
  act(() => savedArticles.set(new Set(['a1'])));
  await waitFor(() => expect(calls()).toHaveLength(2));
  expect(calls()[1]).toMatch(/^POST /);
  expect(await button('Unsave Sleep well')).toBeVisible();
});

test('what is read in the background ends no session: the next press does', async () => {
  newMember();
  const over = () => json({ error: 'Please log in again.' }, 401);
  api({ [LIST]: [over], [`GET /api/saved_blogs/${someone}/a1`]: [over], 'POST /api/saved_blogs': [over] });
  showInPage(<SaveButton article={sleep} isOwnPage />);
  await waitFor(() => expect(calls()).toHaveLength(2));
  await act(async () => undefined);
  expect(storedToken()).not.toBeNull();
  await userEvent.click(await button('Save Sleep well'));
  expect(await screen.findByRole('dialog')).toHaveTextContent(/Session expired\./);
  expect(storedToken()).toBeNull();
});

test('the list is asked for anew when the tab is shown again after a minute, and for another member', async () => {
  const now = jest.spyOn(Date, 'now');
  const begin = new Date('2026-03-01T08:00:00Z').getTime();
  now.mockReturnValue(begin);
  newMember();
  api({ [LIST]: [listOf(), listOf('a1'), listOf()] });
  showInPage(<SaveButton article={sleep} />);
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
