import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { ParagraphBlock } from './ParagraphBlock';
import { paragraphBlock } from './ParagraphBlock.fixture';

test('renders all text runs in one paragraph', () => {
  render(<ParagraphBlock {...paragraphBlock} />, { wrapper: MemoryRouter });
  expect(screen.getByRole('paragraph')).toHaveTextContent(
    /^Adults sleep seven to nine hours, most nights, .* our guide\.$/,
  );
});
