import { render, screen } from '@testing-library/react';
import { BoldTextBlock } from './BoldTextBlock';
import { boldTextBlock } from './BoldTextBlock.fixture';

test('renders a paragraph of strong text', () => {
  render(<BoldTextBlock {...boldTextBlock} />);
  expect(screen.getByRole('paragraph')).toContainElement(screen.getByRole('strong'));
  expect(screen.getByRole('strong')).toHaveTextContent(boldTextBlock.text);
});
