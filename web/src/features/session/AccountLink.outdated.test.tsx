import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { signIn } from '../../lib/session/session.testing';
import { AccountLink } from './AccountLink';

jest.mock('./MemberLink', () => {
  throw new TypeError('404');
});

test('where the script of the avatar does not come, the way to the login is there to be read', async () => {
  document.documentElement.dataset.member = '';
  signIn();
  render(<AccountLink />, { wrapper: MemoryRouter });
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-member'));
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});
