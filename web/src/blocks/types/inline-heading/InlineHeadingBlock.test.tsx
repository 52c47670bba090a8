import { render, screen } from '@testing-library/react';
import { InlineHeadingBlock } from './InlineHeadingBlock';
import { inlineHeadingBlock } from './InlineHeadingBlock.fixture';

test.each([
  [2, 2],
  [3, 3],
  [5, 3],
  [1, 2],
])('renders level %i as a level %i heading with its anchor as id', (level, drawn) => {
  render(<InlineHeadingBlock {...inlineHeadingBlock} level={level} anchor="when-to-ask" />);
  expect(screen.getByRole('heading', { level: drawn, name: 'When to ask a doctor' })).toHaveAttribute(
    'id',
    'when-to-ask',
  );
});
