import { screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { showInPage } from '../../../test/show-in-page';
import { signIn } from '../../lib/session/session.testing';
import { MembersOnly } from './MembersOnly';

const page = (
  <MembersOnly>
    <p>Of a member</p>
  </MembersOnly>
);

beforeEach(() => localStorage.clear());

test('a member sees it', async () => {
  signIn();
  showInPage(page, '/saved-blogs');
  expect(await screen.findByText('Of a member')).toBeVisible();
});

test.each([
  ['a guest', () => undefined],
  ['whose token has expired', () => signIn({ expiresIn: -1 })],
])('%s is led to the login, which knows the way back', async (_who, arrive) => {
  arrive();
  const router = showInPage(page, '/saved-blogs?sort=new');
  expect(await screen.findByRole('heading', { name: 'Login page' })).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/saved-blogs?sort=new' });
  expect(router.state.historyAction).toBe('REPLACE');
  expect(screen.queryByText('Of a member')).toBeNull();
});

test('the server’s HTML is everybody’s', () => {
  signIn();
  expect(renderToString(<MemoryRouter>{page}</MemoryRouter>)).not.toContain('Of a member');
});
