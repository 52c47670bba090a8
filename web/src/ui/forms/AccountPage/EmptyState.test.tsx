import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EmptyState } from './EmptyState';
import { nothingYet } from './EmptyState.fixture';

test('shows what is missing, how to add it and a link to the articles', () => {
  render(<EmptyState {...nothingYet} />, { wrapper: MemoryRouter });
  expect(screen.getByText(nothingYet.sentence)).toBeVisible();
  expect(screen.getByText(nothingYet.how)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Find something to read' })).toHaveAttribute('href', '/blog-list');
});
