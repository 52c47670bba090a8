import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { comeIntoView } from '../../ui/viewport/viewport.testing';
import { Comments } from './Comments';

const comment = (id: number, text: string, more: object = {}) => ({
  comment_id: id,
  user_id: 7,
  username: 'maria',
  blog_id: 'k3j4h5',
  comment_text: text,
  parent_comment_id: null,
  created_at: '2026-03-01T23:30:00.000Z',
  replies: [],
  ...more,
});
const fetching = jest.fn<Promise<unknown>, [string]>();
const answer = (body: unknown, ok = true) =>
  Promise.resolve({ ok, status: ok ? 200 : 502, json: () => Promise.resolve(body) });

beforeEach(() => {
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
});

function show() {
  render(<Comments articleId="k3j4h5" />);
  comeIntoView(screen.getByRole('region', { name: 'Comments' }));
}

test('are asked for when the reader comes near, not before', async () => {
  fetching.mockReturnValue(answer([]));
  render(<Comments articleId="k3j4h5" />);
  expect(fetching).not.toHaveBeenCalled();
  comeIntoView(screen.getByRole('region', { name: 'Comments' }));
  await screen.findByText('No comments yet.');
  expect(fetching).toHaveBeenCalledTimes(1);
  expect(fetching).toHaveBeenCalledWith('/api/comments/k3j4h5');
});

test('show who wrote what and when, replies under theirs, and no markup', async () => {
  const reply = comment(2, 'So do I', { username: null });
  fetching.mockReturnValue(answer([comment(1, '<b>I sleep\nbetter</b>', { replies: [reply] })]));
  show();
  expect(await screen.findByText(/<b>I sleep/)).toBeVisible();
  expect(screen.getAllByText('March 1, 2026')).toHaveLength(2);
  const replies = screen.getByRole('list', { name: 'Replies to maria' });
  expect(within(replies).getByText('So do I')).toBeVisible();
  expect(within(replies).getByText('Deleted member')).toBeVisible();
});

test.each([
  ['does not answer', () => Promise.reject(new TypeError('no connection'))],
  ['fails', () => answer({ error: 'no', message: 'no' }, false)],
  ['answers something else', () => answer([{ comment_id: 'one' }])],
])('can be asked for again when the server %s', async (_title, first) => {
  fetching.mockImplementationOnce(first);
  fetching.mockReturnValue(answer([comment(1, 'Here it is')]));
  show();
  expect(await screen.findByText('The comments could not be loaded.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.getByText('Here it is')).toBeVisible());
});
