import { render, screen } from '@testing-library/react';
import { ItalicTextBlock } from './ItalicTextBlock';
import { italicTextBlock } from './ItalicTextBlock.fixture';

test('is a paragraph of stressed words', () => {
  render(<ItalicTextBlock {...italicTextBlock} />);
  expect(screen.getByRole('paragraph')).toContainElement(screen.getByRole('emphasis'));
  expect(screen.getByRole('emphasis')).toHaveTextContent(italicTextBlock.text);
});
