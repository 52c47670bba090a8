import { render, screen } from '@testing-library/react';
import { DividerBlock } from './DividerBlock';
import { dividerBlock } from './DividerBlock.fixture';

test('renders a rule that screen readers ignore', () => {
  const { container } = render(<DividerBlock {...dividerBlock} />);
  expect(container.querySelector('hr')).toBeInTheDocument();
  expect(screen.queryByRole('separator')).toBeNull();
});

test('exposes a meaningful divider to screen readers', () => {
  render(<DividerBlock {...dividerBlock} decorative={false} />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
