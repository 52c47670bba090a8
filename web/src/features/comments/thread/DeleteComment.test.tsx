import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import { signIn } from '../../../lib/session/session.testing';
import { withDialogs } from '../../../ui/messages/Dialog/dialog.testing';
import { jsonResponse, comment, commentsResponse } from '../comments.testing';
import { Thread } from '../Thread';

const fetching = jest.fn<Promise<Response>, [string, RequestInit?]>();
const callsOf = (method: string) => fetching.mock.calls.filter(([, init]) => init?.method === method);

/** A comment by the member with a reply by someone else. `deletion` responds, and on success empties the comment. */
function show(deletion: () => Promise<Response>) {
  const reply = comment(2, 'So do I.', { username: 'ada', user_id: 8 });
  let own = comment(1, 'I sleep better.', { replies: [reply] });
  fetching.mockImplementation(async (_path, init) => {
    if (init?.method !== 'DELETE') return commentsResponse([own]);
    const response = await deletion();
    if (response.ok) {
      const text = 'This comment was deleted by its author.';
      own = comment(1, text, { user_id: null, username: 'Deleted member', replies: [reply] });
    }
    return response;
  });
  renderInPage(<Thread articleId="k3j4h5" />);
}

async function deleteIt() {
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Delete this comment?' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }));
}

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  signIn({ userId: 7, username: 'maria' });
  fetching.mockReset();
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

test('deletes the member’s own comment in place and keeps its replies', async () => {
  show(() => jsonResponse({ message: 'Your comment is deleted.' }));
  await deleteIt();
  expect(await screen.findByText('This comment was deleted by its author.')).toBeVisible();
  expect(callsOf('DELETE').map(([path]) => path)).toEqual(['/api/comments/1']);
  expect(screen.queryByText('I sleep better.')).toBeNull();
  expect(screen.getByText('So do I.')).toBeVisible();
  expect(screen.getByRole('group', { name: 'What readers say' })).toHaveFocus();
});

test('the member’s own comment cannot be reported, and a deleted one cannot be reported, deleted or replied to', async () => {
  show(() => jsonResponse({ message: 'Your comment is deleted.' }));
  await screen.findByText('I sleep better.');
  expect(screen.getAllByRole('button', { name: /^Report:/ })).toHaveLength(1);
  await deleteIt();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Reply to/ })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
  expect(screen.getAllByRole('button', { name: /^Report:/ })).toHaveLength(1);
});

test('keeps a comment that could not be deleted and announces the reason', async () => {
  show(() => jsonResponse({ error: 'Please wait a minute.' }, 429));
  await deleteIt();
  expect(await screen.findByRole('alert')).toHaveTextContent('Please wait a minute.');
  expect(screen.getByText('I sleep better.')).toBeVisible();
});

test('prompts a member who has been signed out to log in', async () => {
  show(() => jsonResponse({ error: 'Please log in.' }, 401));
  await deleteIt();
  expect(await screen.findByText('Session expired. You need to log in to delete a comment.')).toBeVisible();
});
