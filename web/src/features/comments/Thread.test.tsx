import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { storeDraft } from '../../lib/session/draft';
import { signIn } from '../../lib/session/session.testing';
import { jsonResponse, comment, commentsResponse } from './comments.testing';
import { Thread } from './Thread';

const POSTED = 'Your comment was posted.';
const EMPTY = 'Comment text is required.';
const TOO_LONG = 'A comment has at most 5,000 characters.';

const field = () => screen.findByRole('textbox', { name: 'Your comment' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const openReply = async () => userEvent.click(await screen.findByRole('button', { name: 'Reply to maria' }));

/** The article has one comment; each POST gets the next of these responses. */
function show(...posted: (() => Promise<Response>)[]) {
  signIn({ userId: 12, username: 'ada' });
  const fetching = (_path: string, init?: RequestInit) =>
    init?.method === 'POST'
      ? (posted.shift() ?? (() => jsonResponse({ comment_id: 9 }, 201)))()
      : commentsResponse([comment(1, 'The first')]);
  Object.assign(globalThis, { fetch: fetching });
  renderInPage(<Thread articleId="k3j4h5" />);
}

beforeEach(() => {
  localStorage.clear();
  for (const place of ['comment k3j4h5 ', 'comment k3j4h5 1']) storeDraft(12, place, '');
});

describe('the message about a posted comment', () => {
  async function postFirst(...posted: (() => Promise<Response>)[]) {
    show(() => jsonResponse({ comment_id: 9 }, 201), ...posted);
    await userEvent.type(await field(), 'Hello');
    await press('Post comment');
    expect(await screen.findByText(POSTED)).toBeVisible();
  }

  test('disappears on the next attempt even if that fails', async () => {
    await postFirst(() => jsonResponse({ error: 'Please wait a minute.' }, 429));
    await userEvent.type(await field(), 'Hello again');
    expect(screen.getByText(POSTED)).toBeVisible();
    await press('Post comment');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
    expect(screen.queryByText(POSTED)).toBeNull();
  });

  test('disappears on the next reply attempt and appears once when the reply is posted', async () => {
    await postFirst(() => jsonResponse({ error: 'Please wait a minute.' }, 429));
    await openReply();
    await userEvent.keyboard('So do I');
    await press('Post reply');
    expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
    expect(screen.queryByText(POSTED)).toBeNull();
    await press('Post reply');
    expect(await screen.findAllByText(POSTED)).toHaveLength(1);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('disappears when the next comment is empty', async () => {
    await postFirst();
    await press('Post comment');
    expect(await screen.findByRole('alert')).toHaveTextContent(EMPTY);
    expect(screen.queryByText(POSTED)).toBeNull();
  });
});

describe('the error about a comment that cannot be posted', () => {
  test('disappears once an empty comment has text and returns only on the next press', async () => {
    show();
    await press('Post comment');
    expect(await screen.findByRole('alert')).toHaveTextContent(EMPTY);
    await userEvent.type(await field(), '  ');
    expect(screen.getByRole('alert')).toHaveTextContent(EMPTY);
    await userEvent.type(await field(), 'H');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await field()).toBeValid();
    await userEvent.clear(await field());
    expect(screen.queryByRole('alert')).toBeNull();
    await press('Post comment');
    expect(await screen.findByRole('alert')).toHaveTextContent(EMPTY);
  });

  test('disappears once a comment that was too long is short enough', async () => {
    show();
    await userEvent.click(await field());
    await userEvent.paste('a'.repeat(5002));
    await press('Post comment');
    expect(await screen.findByRole('alert')).toHaveTextContent(TOO_LONG);
    await userEvent.keyboard('{Backspace}');
    expect(screen.getByRole('alert')).toHaveTextContent(TOO_LONG);
    await userEvent.keyboard('{Backspace}');
    expect(screen.queryByRole('alert')).toBeNull();
    expect(await field()).toBeValid();
  });

  test('stays while the member edits when it comes from the server', async () => {
    show(() => jsonResponse({ error: 'This article is not open for comments.' }, 400));
    await userEvent.type(await field(), 'Hello');
    await press('Post comment');
    await screen.findByRole('alert');
    await userEvent.type(await field(), ' again');
    expect(screen.getByRole('alert')).toHaveTextContent('This article is not open for comments.');
  });
});
