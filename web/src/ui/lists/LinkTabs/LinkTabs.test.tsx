import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkTabs } from './LinkTabs';
import { linkTabs } from './LinkTabs.fixture';

test('links to each page and marks the current one', () => {
  render(<LinkTabs {...linkTabs} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('navigation', { name: linkTabs.label })).toBeVisible();
  const leads = screen.getAllByRole('link').map((link) => [link.getAttribute('href'), link.textContent]);
  expect(leads).toEqual(linkTabs.tabs.map(({ path, title }) => [path, title]));
  expect(screen.getByRole('link', { current: 'page' })).toHaveAttribute('href', linkTabs.path);
});
