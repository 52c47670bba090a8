import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import type { ApiResult } from '../../../lib/api/parse-response';
import { signIn, store } from '../../../lib/session/session.testing';
import { signOut } from '../../../lib/session/stored-session';
import { MemberQuery } from './MemberQuery';
import { come, refused, signedOut, unreachable, waiting } from './MemberQuery.fixture';

const query = jest.fn<Promise<ApiResult<string>>, []>();

const show = () =>
  renderInPage(
    <MemberQuery query={query} waiting={waiting}>
      {(words) => <p>{words}</p>}
    </MemberQuery>,
    '/comment-section',
  );

beforeEach(() => {
  localStorage.clear();
  signIn({ userId: 7 });
  query.mockReset().mockResolvedValue(come);
});

test('shows a loading status and then the content', async () => {
  show();
  expect(screen.getByRole('status')).toHaveTextContent(waiting);
  expect(await screen.findByText('Here they are')).toBeVisible();
});

test.each<[ApiResult<string>, string]>([
  [unreachable, 'An error occurred. Please try again.'],
  [
    { is: 'refused', status: 500, statusText: '', sentence: undefined },
    'An error occurred. Please try again.',
  ],
  [refused, 'Please wait a minute.'],
])('shows an error for %j and loads the content on retry', async (result, sentence) => {
  query.mockResolvedValueOnce(result);
  show();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Here they are')).toBeVisible();
  // The button is gone: the focus moves to the loaded content.
  expect(screen.getByText('Here they are').parentElement).toHaveFocus();
});

test.each([
  ['session over' as const, 'Session expired.'],
  ['no session' as const, 'User not logged in.'],
])('reports that the session is gone (%s) and links to login and back', async (because, sentence) => {
  query.mockImplementationOnce(async () => {
    act(signOut);
    return { ...signedOut, because };
  });
  const router = show();
  expect(await screen.findByRole('alert')).toHaveTextContent(sentence);
  await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
  expect(router.state.location.state).toEqual({ from: '/comment-section' });
});

describe('when another tab changes the session', () => {
  test('replaces the content when another member signs in', async () => {
    show();
    await screen.findByText('Here they are');
    query.mockResolvedValue({ is: 'done', value: 'Those of the other' });
    signIn({ userId: 8 });
    expect(screen.queryByText('Here they are')).toBeNull();
    expect(await screen.findByText('Those of the other')).toBeVisible();
    expect(query).toHaveBeenCalledTimes(2);
  });

  test('keeps the content when the member gets a new token', async () => {
    show();
    await screen.findByText('Here they are');
    signIn({ userId: 7, expiresIn: 7200 });
    expect(screen.getByText('Here they are')).toBeVisible();
    expect(query).toHaveBeenCalledTimes(1);
  });

  test('hides the content on sign-out and restores it when the member signs back in', async () => {
    const router = show();
    await screen.findByText('Here they are');
    store('token', null);
    expect(screen.queryByText('Here they are')).toBeNull();
    expect(screen.getByRole('alert')).toHaveTextContent('User not logged in. Log in');
    await userEvent.click(screen.getByRole('link', { name: 'Log in' }));
    expect(router.state.location.state).toEqual({ from: '/comment-section' });
    signIn({ userId: 7 });
    await act(() => router.navigate(-1));
    expect(await screen.findByText('Here they are')).toBeVisible();
  });

  test('discards a pending response when another member signs in', async () => {
    let respond: (result: ApiResult<string>) => void = () => undefined;
    query.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)));
    show();
    query.mockResolvedValue({ is: 'done', value: 'Those of the other' });
    signIn({ userId: 8 });
    await act(async () => respond(come));
    expect(await screen.findByText('Those of the other')).toBeVisible();
    expect(screen.queryByText('Here they are')).toBeNull();
  });
});
