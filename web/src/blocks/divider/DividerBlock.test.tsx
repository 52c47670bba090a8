import { render, screen } from '@testing-library/react';
import { DividerBlock } from './DividerBlock';
import { dividerBlock } from './DividerBlock.fixture';

test('is a rule that screen readers pass over', () => {
  const { container } = render(<DividerBlock {...dividerBlock} />);
  expect(container.querySelector('hr')).toBeInTheDocument();
  expect(screen.queryByRole('separator')).toBeNull();
});

test('is announced where it means something', () => {
  render(<DividerBlock {...dividerBlock} decorative={false} />);
  expect(screen.getByRole('separator')).toBeInTheDocument();
});
