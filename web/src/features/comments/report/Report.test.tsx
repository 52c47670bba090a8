import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import { signIn } from '../../../lib/session/session.testing';
import { signOut } from '../../../lib/session/stored-session';
import { withDialogs } from '../../../ui/messages/Dialog/dialog.testing';
import { jsonResponse, comment, commentsResponse } from '../comments.testing';
import { Thread } from '../Thread';

const fetching = jest.fn<Promise<Response>, [string, RequestInit?]>();
const posts = () => fetching.mock.calls.filter(([, init]) => init?.method === 'POST');

/** The article has a comment; a report of it gets this response. */
function respondWith(report: () => Promise<Response>) {
  fetching.mockImplementation((_path, init) =>
    init?.method === 'POST' ? report() : commentsResponse([comment(2, 'The second', { username: 'ada' })]),
  );
}
const show = () => renderInPage(<Thread articleId="k3j4h5" />);

beforeAll(withDialogs);
beforeEach(() => {
  localStorage.clear();
  fetching.mockReset();
  respondWith(() => jsonResponse({ message: 'Thank you. The editors will look at it.' }));
  Object.assign(globalThis, { fetch: fetching });
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

describe('reporting a comment', () => {
  const report = async (name = 'Report: the comment by ada') => screen.findByRole('button', { name });
  const confirm = () => userEvent.click(screen.getByRole('button', { name: 'Report' }));

  test('requires confirmation, sends one report and shows the result by the focused button', async () => {
    signIn({ userId: 12 });
    show();
    await userEvent.click(await report());
    expect(screen.getByRole('dialog', { name: 'Report this comment?' })).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(posts()).toHaveLength(0);
    await userEvent.click(await report());
    await confirm();
    const done = await report('Reported: the comment by ada');
    expect(done).toHaveFocus();
    const confirmation = screen.getByText('Thank you. The editors will look at it.');
    expect(confirmation).toBeVisible();
    expect(confirmation).toHaveRole('status');
    expect(posts().map(([path, init]) => [path, init?.body])).toEqual([
      ['/api/comments/2/report', undefined],
    ]);
    await userEvent.click(done);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('sends the reason that was chosen, and none otherwise', async () => {
    signIn({ userId: 12 });
    show();
    await userEvent.click(await report());
    expect(screen.getByRole('button', { name: 'Report' })).toHaveFocus();
    expect(screen.getAllByRole('radio').every((one) => !(one as HTMLInputElement).checked)).toBe(true);
    await userEvent.click(screen.getByRole('radio', { name: 'Harmful to health' }));
    await confirm();
    await report('Reported: the comment by ada');
    expect(posts().map(([, init]) => init?.body)).toEqual(['{"reason":"harmful"}']);
  });

  test('offers the next member a report of their own once the first has signed out (X1)', async () => {
    signIn({ userId: 12 });
    show();
    await userEvent.click(await report());
    await confirm();
    await report('Reported: the comment by ada');
    act(signOut);
    expect(await report()).toBeVisible();
    expect(screen.queryByText('Thank you. The editors will look at it.')).toBeNull();
    act(() => signIn({ userId: 13 }));
    await userEvent.click(await report());
    expect(screen.getByRole('dialog', { name: 'Report this comment?' })).toBeVisible();
  });

  test('marks a repeated report as done and shows the server’s message', async () => {
    signIn({ userId: 12 });
    const AGAIN = 'You have reported this comment already. The editors will look at it.';
    respondWith(() => jsonResponse({ error: AGAIN }, 409));
    show();
    await userEvent.click(await report());
    await confirm();
    expect(await report('Reported: the comment by ada')).toHaveFocus();
    expect(screen.getByText(AGAIN)).toHaveRole('status');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('marks the comment as reported when the response has no message', async () => {
    signIn({ userId: 12 });
    respondWith(() => jsonResponse({}));
    show();
    await userEvent.click(await report());
    await confirm();
    expect(await report('Reported: the comment by ada')).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('shows an error until the member tries again', async () => {
    signIn({ userId: 12 });
    respondWith(() => Promise.reject(new TypeError('offline')));
    show();
    await userEvent.click(await report());
    await confirm();
    expect(await screen.findByRole('alert')).toHaveTextContent('An error occurred. Please try again.');
    await userEvent.click(await report());
    expect(screen.getByRole('dialog', { name: 'Report this comment?' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  test('prompts a guest to log in and is not offered for the member’s own comment', async () => {
    show();
    await userEvent.click(await report());
    expect(await screen.findByRole('dialog')).toHaveTextContent('You need to log in to report a comment.');
    signIn({ userId: 7 });
    expect(screen.queryByRole('button', { name: /^Report/ })).toBeNull();
  });

  test.each([
    ['a guest', () => undefined],
    ['a member with an expired session', () => signIn({ userId: 12 })],
  ])('sends %s to login and back to the comments', async (_who, arrange) => {
    arrange();
    respondWith(() => jsonResponse({ error: 'Please log in again.' }, 401));
    const router = show();
    await userEvent.click(await report());
    if (screen.queryByRole('dialog', { name: 'Report this comment?' })) await confirm();
    await screen.findByRole('dialog', { name: 'Log in' });
    await userEvent.click(screen.getByRole('button', { name: 'Login' }));
    expect(router.state.location.state).toEqual({ from: '/blog/sleep-well#comments' });
  });
});
