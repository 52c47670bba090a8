import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { Breadcrumbs } from './Breadcrumbs';
import { breadcrumbs, longBreadcrumbs } from './Breadcrumbs.fixture';

test.each([breadcrumbs, longBreadcrumbs])('shows the path from the home page to $here', (steps) => {
  render(<Breadcrumbs {...steps} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  const names = screen.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(names).toEqual([...steps.above.map(({ name }) => name), steps.here]);
  expect(screen.getAllByRole('link')).toHaveLength(steps.above.length);
  expect(screen.getByText(steps.here)).toHaveAttribute('aria-current', 'page');
});
