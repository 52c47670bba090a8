import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkButton } from './LinkButton';

test('looks like a button and is a link', () => {
  render(<LinkButton to="/blog/sleep-well">Read More</LinkButton>, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Read More' })).toHaveAttribute('href', '/blog/sleep-well');
});
