import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPage } from '../../../test/show-in-page';
import { site } from '../../../test/show-site';
import { signIn } from '../../lib/session/session.testing';
import { SiteProvider } from '../../lib/site';
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

function show(answer: unknown) {
  fetching.mockResolvedValue(Response.json(answer));
  showInPage(
    <SiteProvider value={site}>
      <CommentSectionPage />
    </SiteProvider>,
    '/comment-section',
  );
}

beforeEach(() => {
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
  // Both are about one article, and stand below its name.
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
