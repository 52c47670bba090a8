import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { signIn } from '../../lib/session/session.testing';
import { AccountLink } from './AccountLink';

jest.mock('./MemberLink', () => {
  throw new TypeError('404');
});

test('shows the login link when the avatar script fails to load', async () => {
  document.documentElement.dataset.member = '';
  signIn();
  render(<AccountLink />, { wrapper: MemoryRouter });
  await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-member'));
  expect(screen.getByRole('link', { name: 'Log in' })).toBeVisible();
});
