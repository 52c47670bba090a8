import { render, screen } from '@testing-library/react';
import { SubheadingBlock } from './SubheadingBlock';
import { subheadingBlock } from './SubheadingBlock.fixture';

test('is a line of its own that can be linked to, and no heading', () => {
  render(<SubheadingBlock {...subheadingBlock} anchor="small-habits" />);
  const line = screen.getByText('Small habits carry further than big plans');
  expect(line).toHaveAttribute('id', 'small-habits');
  expect(screen.queryByRole('heading')).toBeNull();
});
