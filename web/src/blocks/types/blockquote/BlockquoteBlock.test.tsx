import { render, screen } from '@testing-library/react';
import { BlockquoteBlock } from './BlockquoteBlock';
import { blockquoteBlock } from './BlockquoteBlock.fixture';

test('shows the quote, with its author outside the blockquote', () => {
  render(<BlockquoteBlock {...blockquoteBlock} />);
  expect(screen.getByRole('blockquote')).toHaveTextContent(/^Sleep is not time lost/);
  expect(screen.getByRole('blockquote')).not.toHaveTextContent('night nurse');
  expect(screen.getByText('A night nurse, in her own words')).toBeVisible();
});

test('renders no caption without an author', () => {
  const { container } = render(<BlockquoteBlock {...blockquoteBlock} author={null} />);
  expect(container.querySelector('figcaption')).toBeNull();
});
