import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderInPage } from '../../../../test/show-in-page';
import { withDialogs } from '../Dialog/dialog.testing';
import { promptLogin } from './prompt-login';
import { ofEndedSession, ofGuest } from './LoginDialog.fixture';

beforeAll(withDialogs);

const ADDRESS = '/blog-list?category=Sleep#end';

function showPrompt(because: 'no session' | 'session over' = 'no session') {
  const router = renderInPage(<p>The page</p>, ADDRESS);
  act(() => promptLogin(ofGuest.sentence, because));
  return router;
}

test('shows the reason and two buttons with Login focused', () => {
  showPrompt();
  expect(screen.getByRole('dialog', { name: 'Log in' })).toHaveTextContent(ofGuest.sentence);
  expect(screen.getByRole('button', { name: 'Login' })).toHaveFocus();
  expect(screen.getByRole('button', { name: 'Login' })).toHaveAccessibleDescription(ofGuest.sentence);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeVisible();
});

test('reports that a session has ended', () => {
  showPrompt('session over');
  expect(screen.getByRole('dialog')).toHaveTextContent(ofEndedSession.sentence);
});

test('Login opens the login page and passes the current address', async () => {
  const router = showPrompt();
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(screen.getByRole('heading', { name: 'Login page' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: ADDRESS });
});

test('Login passes the part of the page to return to', async () => {
  const router = renderInPage(<p>The page</p>, '/blog/sleep-well?from=a-friend#end');
  act(() => promptLogin('You need to log in to post a comment.', 'no session', 'comments'));
  await userEvent.click(screen.getByRole('button', { name: 'Login' }));
  expect(router.state.location.state).toEqual({ from: '/blog/sleep-well?from=a-friend#comments' });
});

test.each(['Cancel', 'Close'])('%s closes the dialog and stays on the page', async (name) => {
  const router = showPrompt();
  await userEvent.click(screen.getByRole('button', { name }));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('The page')).toBeVisible();
  expect(router.state.location.pathname).toBe('/blog-list');
});

test('closes when the reader navigates away', async () => {
  const router = showPrompt();
  await act(() => router.navigate('/blog/another'));
  expect(screen.queryByRole('dialog')).toBeNull();
});
