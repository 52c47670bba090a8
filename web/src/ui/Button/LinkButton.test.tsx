import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkButton } from './LinkButton';
import { linkButton } from './LinkButton.fixture';

test('looks like a button and is a link', () => {
  render(<LinkButton {...linkButton} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: linkButton.children })).toHaveAttribute('href', linkButton.to);
});
