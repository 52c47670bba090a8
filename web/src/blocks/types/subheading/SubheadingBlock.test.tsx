import { render, screen } from '@testing-library/react';
import { SubheadingBlock } from './SubheadingBlock';
import { subheadingBlock } from './SubheadingBlock.fixture';

test('renders a line with its anchor as id, not a heading', () => {
  render(<SubheadingBlock {...subheadingBlock} anchor="small-habits" />);
  const line = screen.getByText('Small habits carry further than big plans');
  expect(line).toHaveAttribute('id', 'small-habits');
  expect(screen.queryByRole('heading')).toBeNull();
});
