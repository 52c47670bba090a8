import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { testSite } from '../../../../test/show-site';
import { SiteProvider } from '../../../lib/site/site';
import { AccountPage } from './AccountPage';
import { accountPage } from './AccountPage.fixture';

test('shows its title and the account navigation and is set to noindex', () => {
  render(
    <SiteProvider value={testSite}>
      <AccountPage {...accountPage}>What is on it</AccountPage>
    </SiteProvider>,
    { wrapper: MemoryRouter },
  );
  expect(screen.getByRole('heading', { level: 1, name: accountPage.title })).toBeVisible();
  expect(screen.getByRole('navigation', { name: 'Your account' })).toBeVisible();
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', accountPage.path);
  expect(screen.getByText('What is on it')).toBeVisible();
  expect(document.querySelector('meta[name=robots]')).toHaveAttribute('content', 'noindex');
});
