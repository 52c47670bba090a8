import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { homeResponse } from './responses/articles';
import { mockRestApi } from './rest-api';
import { showSite } from './show-site';
import { signIn } from '../src/lib/session/session.testing';
import { hideAlert } from '../src/ui/messages/Alert/show-alert';
import { withDialogs } from '../src/ui/messages/Dialog/dialog.testing';

/** For tests: a REST API that knows the member, reset for each test. */
export function memberApi() {
  const api = mockRestApi();
  beforeAll(withDialogs);
  // Removes notices left by another test.
  beforeEach(hideAlert);
  beforeEach(() =>
    api.respond('/users/me', 200, { id: 7, user_id: 7, username: 'ada', email: 'ada@example.org' }),
  );
  return api;
}

/** Shows a member's account; the home page's response is `home`, for tests that navigate there. */
export async function showAccount(home: () => unknown = () => homeResponse(['A calmer evening'])) {
  signIn();
  const router = showSite('/my-account', { HomePage: home });
  await screen.findByRole('button', { name: 'Sign Out' });
  return router;
}

/** A home page response that stays pending until `letGo` is called. */
export function createPendingHome() {
  let letGo = (): void => undefined;
  const response = new Promise((resolve) => (letGo = () => resolve(homeResponse(['A calmer evening']))));
  return { home: () => response, letGo };
}

export const findAccount = () => screen.findByText('ada@example.org');
export const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
export const bearer = () => `Bearer ${localStorage.getItem('token')}`;
