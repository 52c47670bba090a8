import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkButton } from './LinkButton';
import { linkButton } from './LinkButton.fixture';

test('renders a link with its label and address and the style of a button', () => {
  render(<LinkButton {...linkButton} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: linkButton.children });
  expect(link).toHaveAttribute('href', linkButton.to);
  expect(link).toHaveClass('button');
});
