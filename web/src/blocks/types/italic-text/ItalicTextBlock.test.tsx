import { render, screen } from '@testing-library/react';
import { ItalicTextBlock } from './ItalicTextBlock';
import { italicTextBlock } from './ItalicTextBlock.fixture';

test('renders a paragraph of emphasized text', () => {
  render(<ItalicTextBlock {...italicTextBlock} />);
  expect(screen.getByRole('paragraph')).toContainElement(screen.getByRole('emphasis'));
  expect(screen.getByRole('emphasis')).toHaveTextContent(italicTextBlock.text);
});
