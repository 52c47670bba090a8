import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import { storeDraft } from '../../../lib/session/draft';
import { signIn, store } from '../../../lib/session/session.testing';
import { signOut } from '../../../lib/session/stored-session';
import { jsonResponse, commentsResponse } from '../comments.testing';
import { Thread } from '../Thread';

const field = () => screen.findByRole('textbox', { name: 'Your comment' });
const show = () => renderInPage(<Thread articleId="k3j4h5" />);

beforeEach(() => {
  localStorage.clear();
  for (const writer of [null, 7, 8]) storeDraft(writer, 'comment k3j4h5 ', '');
  // The API has no comments, and responds 401 to an expired session.
  const fetching = (_path: string, init?: RequestInit) =>
    init?.method === 'POST' ? jsonResponse({ error: 'Please log in again.' }, 401) : commentsResponse([]);
  Object.assign(globalThis, { fetch: fetching });
});

describe('an unposted draft', () => {
  test('is shown only to its author when another member signs in', async () => {
    signIn({ userId: 7 });
    show();
    await userEvent.type(await field(), 'Mine');
    signIn({ userId: 8 });
    expect(await field()).toHaveValue('');
    await userEvent.type(await field(), 'Of the other');
    signIn({ userId: 7 });
    expect(await field()).toHaveValue('Mine');
  });

  test('disappears when its author signs out', async () => {
    signIn();
    show();
    await userEvent.type(await field(), 'Mine');
    act(signOut);
    expect(await field()).toHaveValue('');
  });

  test('disappears on sign-out in another tab and returns when its author signs back in', async () => {
    signIn({ userId: 7 });
    show();
    await userEvent.type(await field(), 'Mine');
    store('token', null);
    expect(await field()).toHaveValue('');
    signIn({ userId: 8 });
    expect(await field()).toHaveValue('');
    signIn({ userId: 7 });
    expect(await field()).toHaveValue('Mine');
  });

  test('disappears when another tab clears the browser storage', async () => {
    signIn({ userId: 7 });
    show();
    await userEvent.type(await field(), 'Mine');
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage')));
    expect(await field()).toHaveValue('');
  });

  test('waits for its author after an expired session and is hidden from the next member', async () => {
    signIn({ userId: 7 });
    const router = show();
    await userEvent.type(await field(), 'Hello');
    await userEvent.click(screen.getByRole('button', { name: 'Post comment' }));
    await screen.findByRole('alert');
    await userEvent.type(await field(), ' again');
    await act(() => router.navigate('/login'));
    await act(() => router.navigate('/blog/sleep-well'));
    expect(await field()).toHaveValue('');
    signIn({ userId: 8 });
    expect(await field()).toHaveValue('');
    signIn({ userId: 7 });
    expect(await field()).toHaveValue('Hello again');
  });

  test('passes from a guest to the member who logs in next and to no other', async () => {
    const router = show();
    await userEvent.type(await field(), 'Hello');
    await act(() => router.navigate('/login'));
    signIn({ userId: 7 });
    await act(() => router.navigate('/blog/sleep-well'));
    expect(await field()).toHaveValue('Hello');
    signIn({ userId: 8 });
    expect(await field()).toHaveValue('');
  });
});
