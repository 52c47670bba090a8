import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import { storeDraft } from '../../../lib/session/draft';
import { signIn, store } from '../../../lib/session/session.testing';
import { signOut, storedToken } from '../../../lib/session/stored-session';
import { withDialogs } from '../../../ui/messages/Dialog/dialog.testing';
import { asksForHeld, jsonResponse, comment, commentsResponse } from '../comments.testing';
import { Thread } from '../Thread';

const fetching = jest.fn<Promise<Response>, [string, RequestInit?]>();
const posts = () => fetching.mock.calls.filter(([, init]) => init?.method === 'POST');
const field = (name = 'Your comment') => screen.findByRole('textbox', { name });
const post = () => userEvent.click(screen.getByRole('button', { name: 'Post comment' }));

/** The article has two comments; a POST gets this response. */
function respondWith(...posted: (() => Promise<Response>)[]) {
  fetching.mockImplementation((_path, init) =>
    init?.method === 'POST'
      ? (posted.shift() ?? (() => jsonResponse({ comment_id: 9 }, 201)))()
      : commentsResponse([comment(2, 'The second', { username: 'ada' }), comment(1, 'The first')]),
  );
}
const show = () => renderInPage(<Thread articleId="k3j4h5" />);

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  for (const writer of [null, 7, 8, 12])
    for (const field of ['comment k3j4h5 ', 'comment k3j4h5 1']) storeDraft(writer, field, '');
  fetching.mockReset();
  respondWith();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('posts a trimmed comment as the member and refetches the list', async () => {
  signIn({ userId: 12, username: 'maria' });
  show();
  await screen.findByText('The first');
  await userEvent.type(await field(), '  I sleep better. ');
  await post();
  expect(await screen.findByText('Your comment was posted.')).toBeVisible();
  expect(await field()).toHaveValue('');
  const [[path, init] = []] = posts();
  expect(path).toBe('/api/comments');
  expect(JSON.parse(init?.body as string)).toEqual({
    user_id: 12,
    username: 'maria',
    blog_id: 'k3j4h5',
    comment_text: 'I sleep better.',
  });
  const lists = fetching.mock.calls.filter(([url, sent]) => sent?.method !== 'POST' && !asksForHeld(url));
  expect(lists).toHaveLength(2);
  act(signOut);
  expect(screen.queryByText('Your comment was posted.')).toBeNull();
});

test.each(['', '  \n '])('does not send the empty comment "%s" and shows an error', async (typed) => {
  signIn();
  show();
  if (typed) await userEvent.type(await field(), typed);
  await post();
  expect(await screen.findByRole('alert')).toHaveTextContent('Comment text is required.');
  expect(await field()).toHaveFocus();
  expect(await field()).toBeInvalid();
  expect(await field()).toHaveAccessibleDescription(/^Comment text is required\./);
  expect(posts()).toHaveLength(0);
});

test('shows the characters left near the limit of 5,000 and rejects a longer comment', async () => {
  signIn();
  show();
  await userEvent.click(await field());
  await userEvent.paste('😀'.repeat(4499));
  expect(screen.queryByText(/characters/)).toBeNull();
  await userEvent.paste('😀'.repeat(500));
  expect(screen.getByText('1 character left')).toBeVisible();
  await userEvent.paste('😀😀');
  expect(screen.getByText('1 character too many')).toBeVisible();
  await post();
  expect(await screen.findByRole('alert')).toHaveTextContent('A comment has at most 5,000 characters.');
  expect(posts()).toHaveLength(0);
});

test('sends no second comment while one is pending and keeps text typed meanwhile', async () => {
  signIn();
  let take: (response: Response) => void = () => undefined;
  respondWith(() => new Promise((resolve) => (take = resolve)));
  show();
  await userEvent.type(await field(), 'Hello');
  await post();
  expect(screen.getByRole('button', { name: 'Post comment' })).toHaveAttribute('aria-disabled', 'true');
  await post();
  await userEvent.type(await field(), ' again');
  await act(async () => take(Response.json({ comment_id: 3 }, { status: 201 })));
  await screen.findByText('Your comment was posted.');
  expect(posts()).toHaveLength(1);
  // Text typed in the meantime stays.
  expect(await field()).toHaveValue('Hello again');
});

test.each<[string, () => Promise<Response>, string]>([
  [
    'refused',
    () => jsonResponse({ error: 'This article is not open for comments.' }, 400),
    'This article is not open for comments.',
  ],
  ['rate limited', () => jsonResponse({ error: 'Please wait a minute.' }, 429), 'Please wait a minute.'],
  [
    'without response',
    () => Promise.reject(new TypeError('offline')),
    'An error occurred. Please try again.',
  ],
])(
  'keeps the text of a comment that is %s, shows why and posts it on retry',
  async (_what, posted, sentence) => {
    signIn();
    respondWith(posted);
    show();
    await userEvent.type(await field(), 'Hello');
    await post();
    expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
    expect(await field()).toHaveValue('Hello');
    expect(await field()).toBeValid();
    await post();
    expect(await screen.findByText('Your comment was posted.')).toBeVisible();
  },
);

test('prompts a guest to log in and restores the text when they return', async () => {
  const router = show();
  await userEvent.type(await field(), 'Hello');
  await post();
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toHaveTextContent(
    'You need to log in to post a comment.',
  );
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(router.state.location.state).toEqual({ from: '/blog/sleep-well#comments' });
  await act(() => router.navigate('/blog/sleep-well'));
  expect(await field()).toHaveValue('Hello');
  expect(posts()).toHaveLength(0);
});

test('prompts a member without a stored user to log in instead of posting', async () => {
  signIn();
  store('user', null);
  show();
  await userEvent.type(await field(), 'Hello');
  await post();
  expect(await screen.findByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(posts()).toHaveLength(0);
});

test('keeps the text when the session has expired and links to login and back', async () => {
  signIn();
  respondWith(() => jsonResponse({ error: 'Please log in again.' }, 401));
  const router = show();
  await userEvent.type(await field(), 'Hello');
  await post();
  expect(await screen.findByRole('alert')).toHaveTextContent('Session expired.');
  expect(storedToken()).toBeNull();
  expect(await field()).toHaveValue('Hello');
  await userEvent.click(screen.getByRole('link', { name: 'log in' }));
  expect(router.state.location.state).toEqual({ from: '/blog/sleep-well#comments' });
});

describe('replies', () => {
  const opener = async (place: number) =>
    (await screen.findAllByRole('button', { name: /^Reply to / }))[place] as HTMLElement;
  const FIRST = 'Your reply to maria';

  test('open in a focused box and are posted under their comment', async () => {
    signIn({ userId: 12, username: 'ada' });
    show();
    expect(await opener(1)).toHaveAttribute('aria-expanded', 'false');
    await userEvent.click(await opener(1));
    expect(await field(FIRST)).toHaveFocus();
    await userEvent.keyboard('So do I');
    await userEvent.click(screen.getByRole('button', { name: 'Post reply' }));
    await screen.findByText('Your comment was posted.');
    expect(JSON.parse(posts()[0]?.[1]?.body as string)).toMatchObject({
      blog_id: 'k3j4h5',
      comment_text: 'So do I',
      parent_comment_id: 1,
    });
    expect(screen.queryByRole('textbox', { name: FIRST })).toBeNull();
    expect(await opener(1)).toHaveFocus();
    await userEvent.click(await opener(1));
    expect(await field(FIRST)).toHaveValue('');
  });

  test('are announced separately from a comment that is pending at the same time', async () => {
    signIn();
    const takes: ((response: Response) => void)[] = [];
    const held = () => new Promise<Response>((resolve) => takes.push(resolve));
    respondWith(held, held);
    show();
    await userEvent.click(await opener(1));
    await userEvent.keyboard('So do I');
    await userEvent.click(screen.getByRole('button', { name: 'Post reply' }));
    await userEvent.type(await field(), 'Hello');
    await post();
    await act(async () => takes[0]?.(Response.json({ comment_id: 3 }, { status: 201 })));
    const first = await screen.findByText('Your comment was posted.');
    await act(async () => takes[1]?.(Response.json({ comment_id: 4 }, { status: 201 })));
    await waitFor(() => expect(first).not.toBeInTheDocument());
    expect(screen.getByText('Your comment was posted.')).toBeVisible();
  });

  test('are opened by a button named after the comment’s author', async () => {
    show();
    expect(await opener(0)).toHaveAccessibleName('Reply to ada');
    expect(await opener(0)).toHaveTextContent(/^Reply$/);
  });

  test('are neither sent nor reported as an error when empty', async () => {
    signIn();
    show();
    await userEvent.click(await opener(1));
    await userEvent.click(screen.getByRole('button', { name: 'Post reply' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Post reply' })).toHaveAttribute('aria-disabled', 'false'),
    );
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await field(FIRST)).toBeValid();
    expect(posts()).toHaveLength(0);
  });

  test('stay open with their text when the reader returns and close on Cancel', async () => {
    signIn();
    const router = show();
    await userEvent.click(await opener(1));
    await userEvent.keyboard('So do');
    await act(() => router.navigate('/login'));
    await act(() => router.navigate('/blog/sleep-well'));
    expect(await field(FIRST)).toHaveValue('So do');
    expect(await field(FIRST)).not.toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(await opener(1)).toHaveFocus();
    expect(screen.queryByRole('textbox', { name: FIRST })).toBeNull();
  });

  test('stay closed for a guest, who is prompted to log in and returns to the comments', async () => {
    const router = show();
    await userEvent.click(await opener(0));
    expect(await screen.findByRole('dialog')).toHaveTextContent('You need to log in to post a comment.');
    expect(screen.queryByRole('textbox', { name: 'Your reply to ada' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(router.state.location.state).toEqual({ from: '/blog/sleep-well#comments' });
  });
});

test('sets dir="auto" on the field, the comments and the names for right-to-left text', async () => {
  show();
  expect(await screen.findByText('The first')).toHaveAttribute('dir', 'auto');
  expect(screen.getByText('maria')).toHaveAttribute('dir', 'auto');
  expect(await field()).toHaveAttribute('dir', 'auto');
});
