import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { signIn } from '../../lib/session/session.testing';
import { signOut } from '../../lib/session/stored-session';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
import { asksForHeld, comment, commentsResponse, jsonResponse } from './comments.testing';
import { withHeld, type HeldComment } from './held-comments';
import { Thread } from './Thread';

const WAITS = 'Waiting for the editors: until then, only you see it.';
const held = (id: number, text: string, parent: number | null = null): HeldComment => ({
  comment_id: id,
  user_id: 12,
  username: 'ada',
  comment_text: text,
  created_at: '2026-03-02T08:00:00.000Z',
  parent_comment_id: parent,
  held: true,
});

const fetching = jest.fn<Promise<Response>, [string, RequestInit?]>();
const heldCalls = () => fetching.mock.calls.filter(([path]) => asksForHeld(path));

/** @param waiting what waits at each request, the last one from then on */
function show(...waiting: (readonly HeldComment[])[]) {
  fetching.mockImplementation((path, init) => {
    if (init?.method === 'POST') return jsonResponse({ comment_id: 9, held: true }, 201);
    if (init?.method === 'DELETE') return jsonResponse({ message: 'Your comment is deleted.' });
    if (!asksForHeld(path)) return commentsResponse([comment(1, 'The first')]);
    return jsonResponse((waiting.length > 1 ? waiting.shift() : waiting[0]) ?? []);
  });
  renderInPage(<Thread articleId="k3j4h5" />);
}

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('shows a member what waits, by their token, with a button to delete it and none to reply', async () => {
  signIn({ userId: 12, username: 'ada' });
  show([held(5, 'My first')]);
  const own = (await screen.findByText('My first')).closest('article') as HTMLElement;
  expect(own).toHaveTextContent(WAITS);
  expect(within(own).getByRole('button', { name: 'Delete' })).toBeVisible();
  expect(within(own).queryByRole('button', { name: /Reply/ })).toBeNull();
  expect(screen.getAllByText(WAITS)).toHaveLength(1);
  const [[path, init] = []] = heldCalls();
  expect(path).toBe('/api/comments/k3j4h5/held');
  expect(new Headers(init?.headers).get('authorization')).toMatch(/^Bearer /);
  act(signOut);
  expect(screen.queryByText('My first')).toBeNull();
});

test('guests ask for nothing of that', async () => {
  show([held(5, 'Of somebody')]);
  await screen.findByText('The first');
  expect(heldCalls()).toEqual([]);
});

test('says after posting that the comment waits, and shows it', async () => {
  signIn({ userId: 12, username: 'ada' });
  show([], [held(9, 'Hello')]);
  await screen.findByText('The first');
  await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Hello');
  await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
  expect(await screen.findByText(/^Your comment waits for the editors/)).toHaveTextContent('only you see it');
  expect(screen.queryByText('Your comment was posted.')).toBeNull();
  expect(await screen.findByText(WAITS)).toBeVisible();
});

test('a waiting comment that is deleted disappears', async () => {
  signIn({ userId: 12, username: 'ada' });
  show([held(5, 'My first')], []);
  const own = (await screen.findByText('My first')).closest('article') as HTMLElement;
  await userEvent.click(within(own).getByRole('button', { name: 'Delete' }));
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(screen.queryByText('My first')).toBeNull());
});

test('without a response, the other comments are shown', async () => {
  signIn({ userId: 12, username: 'ada' });
  fetching.mockImplementation((path) =>
    asksForHeld(path)
      ? Promise.reject(new TypeError('offline'))
      : commentsResponse([comment(1, 'The first')]),
  );
  renderInPage(<Thread articleId="k3j4h5" />);
  expect(await screen.findByText('The first')).toBeVisible();
});

describe('withHeld', () => {
  const shown = [comment(2, 'Second', { replies: [comment(3, 'Reply')] }), comment(1, 'First')];
  const texts = (list: ReturnType<typeof withHeld>) =>
    list.map(({ comment_text: text, replies }) => [text, ...replies.map((reply) => reply.comment_text)]);

  test('puts new comments first, and replies last below their comment, oldest first', () => {
    const waiting = [held(8, 'Newer reply', 2), held(7, 'Newest'), held(6, 'Reply too', 2)];
    expect(texts(withHeld(shown, waiting))).toEqual([
      ['Newest'],
      ['Second', 'Reply', 'Reply too', 'Newer reply'],
      ['First'],
    ]);
  });

  test('shows what was approved in the meantime once', () => {
    expect(withHeld(shown, [held(2, 'Second'), held(3, 'Reply', 2)])).toEqual(shown);
  });

  test('shows a reply to a comment that is not shown', () => {
    expect(texts(withHeld(shown, [held(8, 'To page two', 99)]))[0]).toEqual(['To page two']);
  });
});
