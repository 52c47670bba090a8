import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { signIn } from '../../lib/session/session.testing';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
import { scrollIntoViewport } from '../../ui/hooks/viewport.testing';
import { Comments } from './Comments';
import { asksForHeld, jsonResponse, comment, commentsResponse } from './comments.testing';

const fetching = jest.fn<Promise<Response>, [string, RequestInit?]>();
const PAGE_1 = '/api/comments/k3j4h5?page=1&limit=50';
const PAGE_2 = '/api/comments/k3j4h5?page=2&limit=50';

const paths = () => fetching.mock.calls.map(([path]) => path).filter((path) => !asksForHeld(path));

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

function show() {
  const router = renderInPage(<Comments articleId="k3j4h5" />);
  scrollIntoViewport(screen.getByRole('region', { name: 'Comments' }));
  return router;
}

test('loads the first page when the reader comes near, without cookies and with a timeout', async () => {
  fetching.mockReturnValue(commentsResponse([]));
  show();
  await screen.findByText('No comments yet.');
  expect(fetching.mock.calls.map(([path]) => path)).toEqual([PAGE_1]);
  // The request must not carry an editor's cookies, and must not wait forever.
  expect(fetching.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', signal: expect.any(AbortSignal) });
});

test('shows author, date and text without markup, with replies below their comment', async () => {
  const reply = comment(2, 'So do I', { username: 'Deleted member', user_id: null });
  fetching.mockReturnValue(commentsResponse([comment(1, '<b>I sleep\nbetter</b>', { replies: [reply] })]));
  show();
  const first = (await screen.findByText(/<b>I sleep/)).closest('article') as HTMLElement;
  expect(first).toHaveTextContent(/^Mmaria/);
  expect(screen.getAllByText('March 1, 2026')).toHaveLength(2);
  const replies = within(screen.getByRole('list', { name: 'Replies to maria' }));
  expect(replies.getByText('So do I')).toBeVisible();
  expect(replies.getByText('Deleted member')).toBeVisible();
  // Replies have one level: a reply has no reply button.
  expect(replies.queryByRole('button', { name: /^Reply/ })).toBeNull();
  expect(screen.getAllByRole('button', { name: 'Reply to maria' })).toHaveLength(1);
});

test('describes buttons with the same name by the date of their comment', async () => {
  const reply = comment(3, 'So do I', { username: 'ada', created_at: '2026-03-03T08:00:00.000Z' });
  const later = comment(2, 'Still', { created_at: '2026-03-02T08:00:00.000Z', replies: [reply] });
  fetching.mockReturnValue(commentsResponse([later, comment(1, 'I sleep better')]));
  show();
  await screen.findByText('So do I');
  const buttons = (name: RegExp) => screen.getAllByRole('button', { name });
  for (const [name, dates] of [
    [/^Reply to maria$/, ['March 2, 2026', 'March 1, 2026']],
    [/^Report: /, ['March 2, 2026', 'March 3, 2026', 'March 1, 2026']],
  ] as const) {
    expect(buttons(name)).toHaveLength(dates.length);
    for (const [place, date] of dates.entries()) {
      expect(buttons(name)[place]).toHaveAccessibleDescription(date);
    }
  }
});

test.each([
  ['does not respond', () => Promise.reject(new TypeError('no connection'))],
  ['returns an error', () => jsonResponse({ error: 'no', message: 'no' }, 502)],
  ['returns an invalid body', () => commentsResponse([{ comment_id: 'one' }])],
])('offers a retry when the server %s', async (_title, first) => {
  fetching.mockImplementationOnce(first);
  fetching.mockReturnValue(commentsResponse([comment(1, 'Here it is')]));
  show();
  expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Here it is')).toBeVisible());
  expect(screen.queryByText('The comments could not be loaded.')).toBeNull();
  expect(document.activeElement).toContainElement(screen.getByText('Here it is'));
  expect(document.activeElement).toHaveAccessibleName('What readers say');
  expect(document.body).not.toHaveFocus();
});

describe('more than fifty comments', () => {
  const first = Array.from({ length: 50 }, (_, index) => comment(100 - index, `Text ${100 - index}`));
  const more = () => screen.findByRole('button', { name: 'Show more' });

  test('load on request without duplicates and move the focus to the first new one', async () => {
    fetching.mockReturnValueOnce(commentsResponse(first, 52));
    // A comment was posted in the meantime and shifted the others.
    fetching.mockReturnValueOnce(
      commentsResponse([comment(51, 'Text 51'), comment(50, 'Text 50'), comment(49, 'Text 49')], 53),
    );
    show();
    await userEvent.click(await more());
    expect((await screen.findByText('Text 50')).closest('article')).toHaveFocus();
    expect(screen.getAllByText('Text 51')).toHaveLength(1);
    expect(screen.getAllByRole('article')).toHaveLength(52);
    // The new comment is at the front, so it is on none of the further pages.
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
    expect(fetching.mock.calls.map(([path]) => path)).toEqual([PAGE_1, PAGE_2]);
  });

  test('stay when a post sent before they loaded completes', async () => {
    signIn();
    let take: (response: Response) => void = () => undefined;
    fetching.mockImplementation((path) => {
      if (asksForHeld(path)) return jsonResponse([]);
      if (path === PAGE_1) return commentsResponse(first, 51);
      return path === PAGE_2
        ? commentsResponse([comment(50, 'Text 50')], 51)
        : new Promise((resolve) => (take = resolve));
    });
    show();
    await more();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
    await userEvent.click(await more());
    await screen.findByText('Text 50');
    fetching.mockClear();
    await act(async () => take(Response.json({ comment_id: 101 }, { status: 201 })));
    expect(await screen.findByText('Your comment was posted.')).toBeVisible();
    await waitFor(() => expect(paths()).toEqual([PAGE_1, PAGE_2]));
    expect(screen.getByText('Text 50')).toBeVisible();
  });

  test('offer a retry when the next page fails and keep the loaded ones', async () => {
    fetching.mockReturnValueOnce(commentsResponse(first, 51));
    fetching.mockReturnValueOnce(Promise.reject(new TypeError('offline')));
    fetching.mockReturnValueOnce(commentsResponse([comment(50, 'Text 50')], 51));
    show();
    await userEvent.click(await more());
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(again).toHaveFocus();
    await userEvent.click(again);
    expect((await screen.findByText('Text 50')).closest('article')).toHaveFocus();
    expect(screen.getAllByRole('article')).toHaveLength(51);
    expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
  });

  test('are refetched page by page after a post', async () => {
    signIn();
    fetching.mockImplementation((path) => {
      if (asksForHeld(path)) return jsonResponse([]);
      if (path === PAGE_1) return commentsResponse(first, 51);
      return path === PAGE_2
        ? commentsResponse([comment(50, 'Text 50')], 51)
        : jsonResponse({ comment_id: 101 }, 201);
    });
    show();
    await userEvent.click(await more());
    await screen.findByText('Text 50');
    fetching.mockClear();
    await userEvent.type(screen.getByRole('textbox', { name: 'Your comment' }), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
    expect(await screen.findByText('Your comment was posted.')).toBeVisible();
    expect(paths()).toEqual(['/api/comments', PAGE_1, PAGE_2]);
    expect(screen.getAllByRole('article')).toHaveLength(51);
    expect(screen.getByText('Text 50').closest('article')).not.toHaveFocus();
  });
});
