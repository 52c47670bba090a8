import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { LinkBlock } from './LinkBlock';
import { linkBlock } from './LinkBlock.fixture';

test('opens in a new tab and announces it', () => {
  render(<LinkBlock {...linkBlock} />, { wrapper: MemoryRouter });
  const link = screen.getByRole('link', { name: 'Read the full guideline (opens in a new tab)' });
  expect(link).toHaveAttribute('href', 'https://example.org/guideline');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener');
});

test('opens in the same tab when the editor chose so', () => {
  render(<LinkBlock {...linkBlock} url="/blog/sleep-well" opensNewTab={false} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('link', { name: 'Read the full guideline' })).not.toHaveAttribute('target');
});
