import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../test/show-in-page';
import { testSite } from '../../../test/show-site';
import { signIn } from '../../lib/session/session.testing';
import { SiteProvider } from '../../lib/site/site';
import { withDialogs } from '../../ui/messages/Dialog/dialog.testing';
import { CommentSectionPage } from './CommentSectionPage';

const comment = (comment_id: number, more: object = {}) => ({
  comment_id,
  blog_id: 'a1',
  blog_slug: 'sleep-well',
  blog_title: 'Sleep well',
  comment_text: '<b>I sleep better</b>',
  parent_comment_id: null,
  created_at: '2026-03-01T23:30:00.000Z',
  hidden: false,
  ...more,
});
const fetching = jest.fn<Promise<Response>, [string, RequestInit]>();

function show(response: unknown) {
  fetching.mockResolvedValue(Response.json(response));
  renderInPage(
    <SiteProvider value={testSite}>
      <CommentSectionPage />
    </SiteProvider>,
    '/comment-section',
  );
}

beforeEach(() => {
  withDialogs();
  localStorage.clear();
  signIn();
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('lists the member’s comments with their articles', async () => {
  show([
    comment(2, { blog_slug: null, blog_title: null, parent_comment_id: 1, comment_text: 'So do I' }),
    comment(1),
  ]);
  const [reply, first] = (await screen.findAllByText('March 1, 2026')).map((when) => when.closest('li'));
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/users/me/comments');
  expect(within(first as HTMLElement).getByRole('link', { name: 'Sleep well' })).toHaveAttribute(
    'href',
    '/blog/sleep-well#comments',
  );
  expect(first).toHaveTextContent('Comment, March 1, 2026<b>I sleep better</b>');
  expect(reply).toHaveTextContent('An article that is no longer publishedReply, March 1, 2026So do I');
  expect(within(reply as HTMLElement).queryByRole('link')).toBeNull();
});

test('marks a comment hidden by the editors as not visible to readers', async () => {
  show([comment(2, { hidden: true }), comment(1)]);
  const sentence = await screen.findByText('Hidden by the editors: readers do not see it.');
  const entry = within(screen.getByRole('link', { name: 'Sleep well' }).closest('li') as HTMLElement);
  // Both comments are about the same article and are listed under its title.
  const [hidden, shown] = entry.getAllByText('March 1, 2026').map((when) => when.closest('div'));
  expect(hidden).toContainElement(sentence);
  expect(shown).not.toHaveTextContent('Hidden');
});

test('shows a notice when the member has not written a comment', async () => {
  show([]);
  expect(await screen.findByText(/You have not written a comment yet\./)).toBeVisible();
});

test('shows an error for a malformed response', async () => {
  show([{ comment_id: 'one' }]);
  expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
});

test('truncates a long comment and expands it with “Read more”', async () => {
  show([comment(1, { comment_text: 'I sleep better. '.repeat(300).trim() }), comment(2)]);
  const text = await screen.findByText(/^I sleep better\./);
  expect(text).toHaveAttribute('data-cut', 'true');
  expect(text).toHaveAttribute('dir', 'auto');
  await userEvent.click(screen.getByRole('button', { name: 'Read more' }));
  expect(text).toHaveAttribute('data-cut', 'false');
});

describe('a comment’s Delete button', () => {
  const confirmDeletion = async () => {
    const [button] = await screen.findAllByRole('button', { name: 'Delete' });
    await userEvent.click(button as HTMLElement);
    const dialog = within(screen.getByRole('dialog', { name: 'Delete this comment?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  };

  test('deletes the comment after a confirmation and moves focus to the list', async () => {
    show([comment(2, { comment_text: 'The second' }), comment(1, { comment_text: 'The first' })]);
    await screen.findByText('The second');
    fetching.mockResolvedValue(Response.json({ message: 'Your comment is deleted.' }));
    await confirmDeletion();
    await waitFor(() => expect(screen.queryByText('The second')).toBeNull());
    expect(fetching.mock.lastCall).toEqual([
      '/api/comments/2',
      expect.objectContaining({ method: 'DELETE' }),
    ]);
    expect(screen.getByText('The first')).toBeVisible();
    expect(screen.getByRole('group', { name: 'Your comments' })).toHaveFocus();
  });

  test('deletes nothing on Cancel', async () => {
    show([comment(1)]);
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(fetching).toHaveBeenCalledTimes(1);
    expect(screen.getByText('<b>I sleep better</b>')).toBeVisible();
  });

  test('keeps the comment when the server does not respond, and removes one that no longer exists', async () => {
    show([comment(1)]);
    await screen.findByText('<b>I sleep better</b>');
    fetching.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await confirmDeletion();
    await waitFor(() => expect(fetching).toHaveBeenCalledTimes(2));
    expect(screen.getByText('<b>I sleep better</b>')).toBeVisible();
    fetching.mockResolvedValueOnce(Response.json({ error: 'Comment not found.' }, { status: 404 }));
    await confirmDeletion();
    expect(await screen.findByText('You have no comments any more.')).toBeVisible();
  });
});
