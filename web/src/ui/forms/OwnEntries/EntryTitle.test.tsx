import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { EntryTitle } from './EntryTitle';
import { entry, goneEntry, longEntry } from './EntryTitle.fixture';

test.each([entry, longEntry])('links to the article $title', ({ title, to }) => {
  render(<EntryTitle title={title} to={to} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('heading', { level: 2, name: title })).toBeVisible();
  expect(screen.getByRole('link', { name: title })).toHaveAttribute('href', to);
});

test('reports an article that is no longer published', () => {
  render(<EntryTitle {...goneEntry} />);
  expect(screen.getByRole('heading', { name: 'An article that is no longer published' })).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});
