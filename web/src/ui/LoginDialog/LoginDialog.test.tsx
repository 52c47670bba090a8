import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { showInPage } from '../../../test/show-in-page';
import { withDialogs } from '../Dialog/dialog.testing';
import { askToLogIn } from './askToLogIn';
import { ofEndedSession, ofGuest } from './LoginDialog.fixture';

beforeAll(withDialogs);

const ADDRESS = '/blog-list?category=Sleep#end';

function ask(because: 'no session' | 'session over' = 'no session') {
  const router = showInPage(<p>The page</p>, ADDRESS);
  act(() => askToLogIn(ofGuest.sentence, because));
  return router;
}

test('says why, and has its two buttons, the first one ready', () => {
  ask();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveTextContent(ofGuest.sentence);
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription(ofGuest.sentence);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('says when a session has ended', () => {
  ask('session over');
  expect(screen.getByRole('dialog')).toHaveTextContent(ofEndedSession.sentence);
});

test('Login leads to the login, which knows the way back', async () => {
  const router = ask();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('heading', { name: 'Login page' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: ADDRESS });
});

test('whoever was at a part of the page comes back to it', async () => {
  const router = showInPage(<p>The page</p>, '/blog/sleep-well?from=a-friend#end');
  act(() => askToLogIn('You need to log in to post a comment.', 'no session', 'comments'));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(router.state.location.state).toEqual({ from: '/blog/sleep-well?from=a-friend#comments' });
});

test.each(['Cancel', 'Close'])('%s closes it, and the page stays', async (name) => {
  const router = ask();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/blog-list');
});

test('it goes when the reader goes elsewhere', async () => {
  const router = ask();
  await act(() => router.navigate('/blog/another'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
